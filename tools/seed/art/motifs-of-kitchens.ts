import type { DrawnMotif } from './motif.ts';
import { circle, each, ellipse, group, leaf, line, path, rect, repeat } from './shapes.ts';

/** What is caught, slaughtered, baked and cooked. */
export const KITCHEN_MOTIFS = {
  biscuit: ({ main, shade }) =>
    circle(0, 0, 26, shade) +
    circle(0, 0, 22, main) +
    each(
      [
        [-9, -8],
        [8, -10],
        [0, 2],
        [-11, 9],
        [11, 9],
      ],
      ([x, y]) => circle(x, y, 3, shade),
    ),
  cake: ({ main, shade, second }) =>
    path('M-28 22V-4q28-18 56 0v26z', main) +
    path('M-28 4h56v8h-56z', '#fff', 'fill-opacity=".8"') +
    path('M-28-2q28-20 56 0l-4 8q-6-6-10 0t-12 0-12 0-12 0q-4-6-8 0z', second) +
    circle(0, -18, 6, shade),
  gummy: ({ main, shade, second }) =>
    each(
      [
        [-14, 12, main],
        [12, 14, second],
        [-12, -13, second],
        [13, -11, shade],
      ] as const,
      ([x, y, fill]) => path(`M${x - 10} ${y + 9}v-9q0-11 10-11t10 11v9q-5 5-10 0-5 5-10 0z`, fill),
    ),
  bean: ({ main, shade, second }) =>
    each(
      [
        [-14, -12, main, -30],
        [12, -14, second, 20],
        [0, 4, shade, 70],
        [-14, 18, second, 10],
        [16, 16, main, -40],
      ] as const,
      ([x, y, fill, turn]) =>
        group(
          `translate(${x} ${y}) rotate(${turn})`,
          ellipse(0, 0, 12, 8, fill) + ellipse(-3, -3, 4, 2, '#fff', 'fill-opacity=".5"'),
        ),
    ),
  cloud: ({ main, shade }) =>
    rect(-26, -4, 26, 24, 9, main) +
    rect(0, -2, 26, 22, 9, shade, 'fill-opacity=".75"') +
    rect(-14, -24, 28, 24, 10, main, 'stroke="#fff" stroke-width="2"'),
  choc: ({ main, shade }) =>
    group(
      'rotate(-12)',
      rect(-26, -20, 52, 42, 4, shade) +
        repeat(6, (i) => rect(-23 + (i % 3) * 16, -17 + Math.floor(i / 3) * 19, 14, 17, 2, main)),
    ),
  drop: ({ main, shade }) =>
    path('M0-28Q22 2 20 12a20 18 0 0 1-40 0Q-22 2 0-28z', main) +
    path(
      'M-8 6q-2 12 8 16',
      'none',
      'stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"',
    ) +
    circle(24, 22, 5, shade),
  cheese: ({ main, shade }) =>
    path('M-28 2L14-20q14 6 14 22z', main) +
    rect(-28, 2, 56, 20, 2, shade) +
    each(
      [
        [-12, 12, 5],
        [8, 10, 4],
        [18, 16, 3],
        [6, -6, 4],
      ],
      ([x, y, r]) => circle(x, y, r, '#fff', 'fill-opacity=".55"'),
    ),
  egg: ({ main, shade }) =>
    ellipse(-9, 4, 16, 21, shade) +
    path('M12-20q15 14 15 26a15 16 0 0 1-30 0q0-12 15-26z', main) +
    ellipse(8, -2, 4, 7, '#fff', 'fill-opacity=".6"'),
  steak: ({ main, shade }) =>
    path('M-26-6Q-20-26 6-20 30-16 27 6 20 26-2 20-24 20-26-6z', shade) +
    path('M-21-6Q-16-20 5-16 24-12 22 4 16 20-1 15-18 14-21-6z', main) +
    circle(8, -4, 6, '#fff', 'fill-opacity=".85"') +
    line('M-14 4q8 6 18 6', '#fff', 2.5, 'stroke-opacity=".6"'),
  sausage: ({ main, shade }) =>
    each(
      [
        [-7, main],
        [9, shade],
      ] as const,
      ([y, fill]) =>
        line(`M-20 ${y - 4}Q0 ${y + 10} 20 ${y - 4}`, fill, 13) +
        line(`M-14 ${y - 4}Q-2 ${y + 3} 8 ${y}`, '#fff', 2, 'stroke-opacity=".5"'),
    ),
  drumstick: ({ main, shade }) =>
    line('M8 8L22 22', '#fff6e4', 8) +
    circle(24, 18, 5, '#fff6e4') +
    circle(19, 24, 5, '#fff6e4') +
    path('M12 12Q-2 24-18 12-30-8-14-20 2-28 12-10 18 2 12 12z', main) +
    path(
      'M-16-14Q-6-22 2-14',
      'none',
      `stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"`,
    ) +
    path('M12 12Q-2 24-18 12-4 12 14-2 16 8 12 12z', shade, 'fill-opacity=".5"'),
  fish: ({ main, shade }) =>
    path('M-26 0Q-8-20 14-4l14-12v32L14 4Q-8 20-26 0z', main) +
    path('M-26 0Q-8 20 14 4L2 0z', shade, 'fill-opacity=".55"') +
    circle(-14, -3, 3, '#fff') +
    line('M-4-8q5 8 0 16', '#fff', 2, 'stroke-opacity=".7"'),
  prawn: ({ main, shade }) =>
    line('M18-16Q-18-24-20 4-18 24 8 22', main, 14) +
    each([-60, -20, 20, 60], (turn) => group(`rotate(${-turn})`, line('M-25 0h-6', shade, 2))) +
    path('M6 16l18 2-8 12-12-2z', shade) +
    circle(16, -18, 2.4, '#fff') +
    line('M20-22q10-2 10-8', shade, 2),
  shell: ({ main, shade }) =>
    path('M0 24Q-30 12-26-10-14-26 0-22 14-26 26-10 30 12 0 24z', main) +
    each([-20, -10, 0, 10, 20], (x) => line(`M0 22L${x} ${-16 + Math.abs(x) / 4}`, shade, 2.5)) +
    rect(-9, 18, 18, 9, 4, shade),
  bowl: ({ main, shade, second }) =>
    each([-10, 2, 14], (x) => line(`M${x}-14q-5-6 0-11t0-8`, shade, 2.5, 'stroke-opacity=".6"')) +
    ellipse(0, -4, 28, 8, second) +
    path('M-28-4h56q-2 24-18 28h-20q-16-4-18-28z', main) +
    each(
      [
        [-12, -5],
        [0, -7],
        [11, -4],
      ],
      ([x, y]) => circle(x, y, 4, '#fff', 'fill-opacity=".8"'),
    ),
  noodles: ({ main, shade, second }) =>
    line('M4-8L22-28M10-6L28-26', shade, 3) +
    each([-16, -8, 0, 8, 16], (x) => line(`M${x}-2q-5-8 2-12`, '#f3cf7a', 4)) +
    path('M-28 0h56q-2 22-18 26h-20q-16-4-18-26z', main) +
    rect(-28, -2, 56, 6, 3, second),
  pizza: ({ main, shade, second }) =>
    path('M-24-18Q0-30 24-18L2 28z', '#f3c766') +
    path('M-27-16Q0-32 27-16l-4 6Q0-22-23-10z', shade) +
    each(
      [
        [-6, -8],
        [8, -6],
        [1, 8],
      ],
      ([x, y]) => circle(x, y, 5.5, main),
    ) +
    leaf(-2, 2, 7, second, 40) +
    leaf(10, 6, 6, second, -40),
  cup: ({ main, shade, second }) =>
    each([-8, 4], (x) => line(`M${x}-14q-5-5 0-9t0-7`, shade, 2.5, 'stroke-opacity=".6"')) +
    line('M18-2q14 0 10 12-4 6-12 4', main, 5) +
    path('M-22-8h42v18q0 14-14 14h-14q-14 0-14-14z', main) +
    ellipse(-1, -8, 21, 5, second) +
    ellipse(-1, 27, 26, 3.5, shade),
  bubbles: ({ main, shade, second }) =>
    each(
      [
        [-8, 8, 18, main],
        [14, -10, 13, second],
        [16, 16, 8, shade],
        [-14, -18, 8, shade],
        [0, -26, 4, main],
      ] as const,
      ([x, y, r, fill]) =>
        circle(x, y, r, fill, 'fill-opacity=".85"') +
        circle(x - r / 3, y - r / 3, r / 4.5, '#fff', 'fill-opacity=".8"'),
    ),
  pill: ({ main, shade }) =>
    group(
      'rotate(-38)',
      rect(-28, -11, 56, 22, 11, main) +
        path('M0-11h17a11 11 0 0 1 0 22H0z', shade) +
        rect(-20, -7, 14, 4, 2, '#fff', 'fill-opacity=".7"'),
    ),
  bear: ({ main, shade, second }) =>
    circle(-17, -17, 9, main) +
    circle(17, -17, 9, main) +
    circle(-17, -17, 4, second) +
    circle(17, -17, 4, second) +
    circle(0, 2, 25, main) +
    ellipse(0, 10, 12, 9, '#fff', 'fill-opacity=".7"') +
    circle(-9, -4, 3, shade) +
    circle(9, -4, 3, shade) +
    ellipse(0, 6, 4, 3, shade),
  cone: ({ main, shade, second }) =>
    path('M-17 0h34L0 32z', '#d79b55') +
    line('M-11 4L4 22M11 4L-4 22', '#a9702f', 1.6) +
    circle(-10, -6, 12, main) +
    circle(10, -6, 12, second) +
    circle(0, -18, 13, shade) +
    circle(-4, -22, 3, '#fff', 'fill-opacity=".7"'),
  chip: ({ main, shade }) =>
    group('rotate(-20)', ellipse(-6, 6, 25, 17, shade) + ellipse(-3, 2, 24, 16, main)) +
    group('rotate(24)', ellipse(8, -12, 19, 12, main, 'stroke="#fff" stroke-opacity=".6" stroke-width="2"')) +
    each(
      [
        [-14, 8],
        [-2, 12],
        [-8, -2],
        [10, -14],
      ],
      ([x, y]) => circle(x, y, 1.8, shade),
    ),
} satisfies Record<string, DrawnMotif>;
