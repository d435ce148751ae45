import type { Palette } from './palettes.ts';

export type Random = () => number;
export type Drawing = (p: Palette, random: Random) => string;

export const shaded = 'fill-opacity=".16"';
export const shiny = 'fill-opacity=".28"';

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra = '',
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${extra}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, extra = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const line = (d: string, stroke: string, width = 8, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const group = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`;

/** Draws once per item; the const type keeps pairs of numbers pairs. */
export const each = <const T>(items: readonly T[], draw: (item: T, index: number) => string) =>
  items.map(draw).join('');

export const repeat = (times: number, draw: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => draw(index)).join('');

export const leaf = (x: number, y: number, size: number, fill: string, angle: number) =>
  group(
    `translate(${x} ${y}) rotate(${angle})`,
    path(
      `M0 0C${size * 0.5} ${-size * 0.35} ${size * 0.5} ${-size * 1.1} 0 ${-size * 1.5}C${-size * 0.5} ${-size * 1.1} ${-size * 0.5} ${-size * 0.35} 0 0`,
      fill,
    ),
  );

export const pane = (x: number, y: number, width: number, height: number, p: Palette) =>
  rect(x, y, width, height, 3, p.shade) +
  path(
    `M${x} ${y + height}L${x + width * 0.7} ${y}H${x + width * 0.25}L${x} ${y + height * 0.4}Z`,
    '#fff',
    'fill-opacity=".22"',
  );

export const wheel = (x: number, y: number, radius: number, p: Palette) =>
  circle(x, y, radius, p.ink) + circle(x, y, radius * 0.58, p.light) + circle(x, y, radius * 0.22, p.shade);
