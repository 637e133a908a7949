package main

import ("os";"fmt";"strconv")

func main() {
	t, err := programs("testdata/programs/c")
	if err != nil { panic(err) }
	n,_ := strconv.Atoi(os.Args[1])
	s := compose(t, n)
	fmt.Fprintln(os.Stderr, len(s))
	os.WriteFile(os.Args[2], []byte(s), 0o666)
}
