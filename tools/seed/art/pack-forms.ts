import type { PackForm } from '../content/foods/recipe.ts';
import type { Palette } from './palettes.ts';
import { circle, ellipse, path, rect, repeat, shaded } from './shapes.ts';

/** Where on a pack the print stands. */
export interface Face {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether the print lies on light paper; else on the pack's own colour. */
  isLight: boolean;
}

interface Form {
  draw: (p: Palette) => string;
  face: Face;
}

const zigzag = (x: number, y: number, width: number, teeth: number, depth: number) =>
  `M${x} ${y}${repeat(teeth, () => `l${width / teeth / 2} ${-depth}l${width / teeth / 2} ${depth}`)}`;

const gleam = (x: number, y: number, height: number, width = 9) =>
  rect(x, y, width, height, width / 2, '#fff', 'fill-opacity=".22"');

/** In a 240 x 240 box, standing on y = 232; three tones of one hue and an accent, light from the start side. */
export const PACK_FORMS: Readonly<Record<PackForm, Form>> = {
  bag: {
    draw: (p) =>
      path(`${zigzag(54, 34, 132, 12, 8)}V216q0 16-16 16H70q-16 0-16-16z`, p.main) +
      path('M160 34h26v182q0 16-16 16h-22q16-90 12-198z', p.shade, 'fill-opacity=".5"') +
      rect(54, 46, 132, 7, 0, '#fff', 'fill-opacity=".35"') +
      rect(64, 66, 112, 150, 14, p.light) +
      gleam(59, 60, 160, 6),
    face: { x: 64, y: 66, width: 112, height: 150, isLight: true },
  },
  pouch: {
    draw: (p) =>
      path('M62 22h116q6 0 6 8l8 178q2 24-22 24H70q-24 0-22-24l8-178q0-8 6-8z', p.main) +
      path('M56 40h128l2 14H55z', p.shade) +
      path('M52 190q68 26 136 0l4 18q2 24-22 24H70q-24 0-22-24z', p.accent) +
      circle(120, 31, 6, p.light) +
      gleam(68, 62, 120),
    face: { x: 62, y: 58, width: 116, height: 138, isLight: false },
  },
  jar: {
    draw: (p) =>
      rect(72, 26, 96, 30, 8, p.accent) +
      rect(72, 44, 96, 7, 0, '#000', shaded) +
      path('M76 56h88q26 10 26 36v112q0 28-28 28H78q-28 0-28-28V92q0-26 26-36z', p.main) +
      path('M76 56h88q26 10 26 36v6H50v-6q0-26 26-36z', '#fff', 'fill-opacity=".2"') +
      rect(50, 98, 140, 106, 0, p.light) +
      rect(50, 98, 140, 5, 0, p.accent) +
      rect(50, 199, 140, 5, 0, p.accent) +
      gleam(60, 66, 150),
    face: { x: 56, y: 104, width: 128, height: 94, isLight: true },
  },
  can: {
    draw: (p) =>
      rect(66, 26, 108, 206, 16, p.main) +
      path('M66 60h108v130q-54 26-108 0z', p.light) +
      ellipse(120, 30, 54, 13, '#dfe4ea') +
      ellipse(120, 29, 43, 8, '#aeb6c0') +
      path('M148 40h26v176q0 16-16 16h-10z', '#000', 'fill-opacity=".08"') +
      rect(66, 214, 108, 8, 0, p.shade) +
      gleam(75, 48, 172),
    face: { x: 70, y: 62, width: 100, height: 132, isLight: true },
  },
  tin: {
    draw: (p) =>
      rect(22, 66, 196, 166, 20, p.main) +
      ellipse(120, 72, 98, 24, '#e4e8ec') +
      ellipse(120, 70, 84, 18, '#bcc4cc') +
      ellipse(120, 68, 84, 17, '#d5dbe0') +
      path('M22 96q98 30 196 0v116q0 20-20 20H42q-20 0-20-20z', p.light) +
      path('M22 96q98 30 196 0v8q-98 30-196 0z', p.accent) +
      rect(22, 220, 196, 7, 0, p.shade) +
      gleam(32, 116, 96),
    face: { x: 36, y: 118, width: 168, height: 98, isLight: true },
  },
  carton: {
    draw: (p) =>
      path('M64 70l22-38h68l22 38z', p.shade) +
      rect(86, 18, 68, 16, 3, p.accent) +
      rect(64, 70, 112, 162, 5, p.light) +
      path('M64 196q56-26 112 0v32q0 4-5 4H69q-5 0-5-4z', p.main) +
      path('M64 70h112v16q-56 22-112 0z', p.main) +
      rect(160, 70, 16, 162, 5, '#000', 'fill-opacity=".06"') +
      circle(120, 56, 11, p.accent),
    face: { x: 66, y: 94, width: 108, height: 84, isLight: true },
  },
  bottle: {
    draw: (p) =>
      rect(100, 8, 40, 24, 6, p.accent) +
      rect(104, 28, 32, 10, 2, p.shade) +
      path(
        'M104 38h32v14q0 12 16 22 18 12 18 34v108q0 16-16 16H86q-16 0-16-16V108q0-22 18-34 16-10 16-22z',
        p.main,
      ) +
      path('M148 74q22 14 22 34v108q0 16-16 16h-12q12-80 6-158z', p.shade, 'fill-opacity=".45"') +
      rect(70, 106, 100, 100, 0, p.light) +
      rect(70, 106, 100, 5, 0, p.accent) +
      gleam(79, 84, 130, 7),
    face: { x: 72, y: 112, width: 96, height: 94, isLight: true },
  },
  box: {
    draw: (p) =>
      path('M48 40l16-14h144l-16 14z', p.light) +
      path('M192 40l16-14v186l-16 20z', p.shade) +
      rect(48, 40, 144, 192, 4, p.main) +
      path('M48 40h144v30q-72 26-144 0z', p.accent) +
      rect(60, 84, 120, 134, 10, p.light) +
      gleam(53, 50, 172, 5),
    face: { x: 60, y: 84, width: 120, height: 134, isLight: true },
  },
  tray: {
    draw: (p) =>
      path('M18 100h204l-16 132H34z', '#2c303c') +
      path('M26 106h188l-14 118H40z', p.backdrop) +
      path('M22 96h196q6 0 6 6v8H16v-8q0-6 6-6z', '#3b404e') +
      rect(58, 84, 124, 146, 8, p.main) +
      path('M58 84h124v22q-62 20-124 0z', p.accent) +
      path('M30 112l20-4-8 108z', '#fff', 'fill-opacity=".5"'),
    face: { x: 60, y: 112, width: 120, height: 114, isLight: false },
  },
  tub: {
    draw: (p) =>
      path('M40 78h160l-16 138q-2 16-18 16H74q-16 0-18-16z', p.light) +
      path('M52 204q68 14 136 0l-2 12q-2 16-18 16H74q-16 0-18-16z', p.main) +
      ellipse(120, 78, 88, 20, p.shade) +
      ellipse(120, 70, 88, 20, p.main) +
      ellipse(112, 66, 62, 11, '#fff', 'fill-opacity=".22"') +
      path('M43 92h154l-1 8q-76 22-152 0z', p.accent) +
      path('M170 100l26-6-14 122q-2 16-18 16h-10z', '#000', 'fill-opacity=".06"'),
    face: { x: 58, y: 112, width: 124, height: 90, isLight: true },
  },
  bar: {
    draw: (p) =>
      path(`${zigzag(30, 62, 180, 18, 6)}V226${repeat(18, () => 'l-5 6l-5-6')}z`, p.shade) +
      rect(30, 76, 180, 138, 0, p.main) +
      path('M30 76h180v26q-90 30-180 0z', p.accent) +
      rect(30, 188, 180, 26, 0, p.shade, 'fill-opacity=".4"') +
      gleam(38, 84, 124, 7),
    face: { x: 46, y: 110, width: 148, height: 100, isLight: false },
  },
  loaf: {
    draw: (p) =>
      path('M34 118q-14-44 34-50 8-22 52-22t52 22q48 6 34 50v98q0 16-16 16H50q-16 0-16-16z', '#d9a25f') +
      path('M34 118q-14-44 34-50 8-22 52-22t52 22q48 6 34 50z', '#b97c3c') +
      path('M34 112h172v104q0 16-16 16H50q-16 0-16-16z', p.main) +
      path('M34 112q86 26 172 0v12q-86 26-172 0z', p.accent) +
      path('M186 60l22-24 10 16-16 20z', p.main) +
      rect(182, 56, 26, 8, 4, p.shade) +
      gleam(44, 132, 84),
    face: { x: 46, y: 133, width: 148, height: 94, isLight: false },
  },
};
