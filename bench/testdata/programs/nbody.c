// Five bodies, double arithmetic and square roots.
#include <math.h>
#include <stdio.h>

struct body {
  double x, y, z, vx, vy, vz, mass;
};

static struct body bodies[5] = {
    {0, 0, 0, 0, 0, 0, 39.47841760435743},
    {4.84, -1.16, -0.10, 0.606, 2.81, -0.02, 0.03769},
    {8.34, 4.12, -0.40, -1.01, 1.82, 0.008, 0.01128},
    {12.89, -15.11, -0.22, 1.08, 0.868, -0.01, 0.00172},
    {15.37, -25.9, 0.179, 0.979, 0.594, -0.034, 0.00203},
};

static void advance(double dt) {
  for (int i = 0; i < 5; i++) {
    struct body *a = &bodies[i];
    for (int j = i + 1; j < 5; j++) {
      struct body *b = &bodies[j];
      double dx = a->x - b->x, dy = a->y - b->y, dz = a->z - b->z;
      double d2 = dx * dx + dy * dy + dz * dz;
      double mag = dt / (d2 * sqrt(d2));
      a->vx -= dx * b->mass * mag;
      a->vy -= dy * b->mass * mag;
      a->vz -= dz * b->mass * mag;
      b->vx += dx * a->mass * mag;
      b->vy += dy * a->mass * mag;
      b->vz += dz * a->mass * mag;
    }
  }
  for (int i = 0; i < 5; i++) {
    bodies[i].x += dt * bodies[i].vx;
    bodies[i].y += dt * bodies[i].vy;
    bodies[i].z += dt * bodies[i].vz;
  }
}

int main(void) {
  for (int i = 0; i < 800000; i++) advance(0.01);
  printf("%.9f %.9f\n", bodies[0].x, bodies[4].y);
  return 0;
}
