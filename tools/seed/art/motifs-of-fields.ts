import type { DrawnMotif } from './motif.ts';
import { circle, each, ellipse, group, leaf, line, path, repeat } from './shapes.ts';

const pair = (drawn: string) => group('translate(-9 5) scale(.8)', drawn) + group('translate(12 -5)', drawn);

/** What grows. */
export const FIELD_MOTIFS = {
  wheat: ({ main, shade }) =>
    line('M0 28V-14', shade, 3) +
    each([-16, -6, 4, 14], (y) => leaf(-2, y + 8, 11, main, -42) + leaf(2, y + 8, 11, shade, 42)) +
    leaf(0, -12, 11, main, 0),
  nut: ({ main, shade }) =>
    pair(
      path('M0-20q18 6 12 26Q6 20 0 20T-12 6Q-18-14 0-20z', main) +
        line('M0-14q-4 14 0 30M6-10q3 12-2 24', shade, 2),
    ),
  berry: ({ main, shade, second }) =>
    path('M0 28Q-26 10-22-8q22-16 44 0Q26 10 0 28z', main) +
    each(
      [
        [-10, 0],
        [0, -4],
        [10, 0],
        [-5, 10],
        [6, 10],
        [0, 19],
      ],
      ([x, y]) => ellipse(x, y, 1.6, 2.4, '#fff', 'fill-opacity=".75"'),
    ) +
    each([-60, -25, 25, 60], (turn) => leaf(0, -8, 12, turn % 2 ? second : shade, turn)),
  citrus: ({ main, shade }) =>
    circle(0, 0, 27, main) +
    circle(0, 0, 22, '#fff', 'fill-opacity=".85"') +
    repeat(8, (i) => group(`rotate(${i * 45})`, path('M0-3L-6-17q6-6 12 0z', i % 2 ? main : shade))),
  apple: ({ main, shade, second }) =>
    path('M0-12q10-10 22-2 8 12-2 28-8 14-20 8-12 6-20-8-10-16-2-28 12-8 22 2z', main) +
    path(
      'M-14-8q-6 10 2 24',
      'none',
      'stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"',
    ) +
    line('M0-12q0-8 4-13', shade, 3) +
    leaf(5, -16, 11, second, 58),
  cherry: ({ main, shade, second }) =>
    line('M-12 6Q-6-16 8-24M14 10Q14-10 8-24', second, 3) +
    circle(-13, 14, 13, main) +
    circle(14, 17, 12, shade) +
    leaf(8, -22, 11, second, 70),
  mango: ({ main, shade, second }) =>
    path('M-20 18Q-30-14 2-22 30-24 24 4 14 30-20 18z', main) +
    path('M-20 18Q-4 14 24 4 14 30-20 18z', shade, 'fill-opacity=".6"') +
    leaf(4, -20, 12, second, 48),
  leaf: ({ main, shade, second }) =>
    leaf(-8, 20, 30, main, -24) +
    leaf(10, 22, 26, second, 28) +
    line('M-8 18Q-14-2-20-14M10 20Q16 6 22-6', shade, 2),
  tomato: ({ main, shade, second }) =>
    ellipse(0, 4, 27, 23, main) +
    path('M0 27Q26 24 27 4 10 22 0 27z', shade, 'fill-opacity=".5"') +
    each([-70, -35, 0, 35, 70], (turn) => leaf(0, -13, 10, second, turn)) +
    ellipse(-11, -2, 4, 7, '#fff', 'fill-opacity=".5"'),
  chilli: ({ main, shade, second }) =>
    path('M-18-12Q0-22 6-4 12 18 28 22 4 32-12 14-22 2-18-12z', main) +
    path('M-12 14Q2 26 28 22 4 32-12 14z', shade) +
    line('M-12-16q-2-8-10-10', second, 4) +
    ellipse(-10, -13, 9, 5, second),
  olive: ({ main, shade, second }) =>
    line('M-24-22Q0-14 24-20', shade, 2.5) +
    ellipse(-9, 8, 13, 17, main) +
    ellipse(14, 6, 11, 15, shade) +
    circle(-9, -2, 3, '#c8352c') +
    leaf(-12, -16, 12, second, -70) +
    leaf(14, -16, 12, second, 70),
  rice: ({ main, shade }) =>
    repeat(12, (i) =>
      group(
        `translate(${((i % 4) - 1.5) * 14} ${(Math.floor(i / 4) - 1) * 17 + (i % 2) * 5}) rotate(${i * 53})`,
        ellipse(0, 0, 8, 3.4, i % 3 ? main : shade),
      ),
    ),
  carrot: ({ main, shade, second }) =>
    group(
      'rotate(38)',
      path('M-10-14h20Q10 8 0 30-10 8-10-14z', main) +
        line('M-7-2h7M1 8h5', shade, 2) +
        each([-28, 0, 28], (turn) => leaf(0, -12, 13, second, turn)),
    ),
  peas: ({ main, shade, second }) =>
    path('M-28-6Q0-26 28-6 16 26-8 22-26 14-28-6z', second) +
    each(
      [
        [-15, 2, 8],
        [1, 5, 9],
        [17, 1, 7],
      ],
      ([x, y, r]) => circle(x, y, r, main) + circle(x - 2, y - 3, r / 4, '#fff', 'fill-opacity=".7"'),
    ) +
    line('M-28-6Q0-22 28-6', shade, 2.5),
  star: ({ main, shade }) =>
    path('M0-28l8 12 14-4-4 14 12 6-12 8 4 14-14-4-8 12-8-12-14 4 4-14-12-8 12-6-4-14 14 4z', main) +
    circle(0, 0, 9, shade) +
    circle(0, 0, 4, '#fff', 'fill-opacity=".8"'),
  honey: ({ main, shade }) =>
    each(
      [
        [0, -16],
        [-15, 9],
        [15, 9],
        [0, 9],
      ] as const,
      ([x, y], i) =>
        i === 3 ? '' : path(`M${x} ${y - 15}l13 7.500v15l-13 7.500-13-7.500v-15z`, i ? main : shade),
    ) +
    path(
      'M0-31l13 7.500v15l-13 7.500-13-7.500v-15z',
      'none',
      'stroke="#fff" stroke-width="2" stroke-opacity=".7"',
    ),
} satisfies Record<string, DrawnMotif>;
