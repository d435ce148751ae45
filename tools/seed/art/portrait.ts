import { pickWith, randomFrom } from './chance.ts';
import { PALETTES, type Palette, type PaletteName } from './palettes.ts';
import { circle, each, path, rect } from './shapes.ts';

const SKIN = ['#f3cfb3', '#e2ab83', '#c68a5e', '#9a6540', '#6d4429', '#f7dcc6'];
const HAIR = ['#23191a', '#4a2c1c', '#7a4a22', '#b98a4a', '#8e8f99', '#1d2340'];
const CLOTHES: PaletteName[] = ['cobalt', 'saffron', 'rose', 'jade', 'fig', 'sky', 'olive'];
const STYLES = ['short', 'bob', 'bun', 'hijab', 'beard', 'curly', 'cap'] as const;

export type PortraitStyle = (typeof STYLES)[number];

/** Distance of two colours in RGB space; close ones would melt into each other. */
const distance = (one: string, other: string) =>
  Math.hypot(
    ...[1, 3, 5].map(
      (at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
    ),
  );

function head(style: PortraitStyle, skin: string, hair: string, p: Palette): string {
  const body =
    path('M8 100q2-34 40-34t40 34z', p.main) +
    rect(40, 52, 16, 20, 8, skin) +
    path('M40 62q8 6 16 0v6q-8 6-16 0z', '#000', 'fill-opacity=".12"');
  const face = rect(32, 24, 32, 38, 16, skin);
  const drawings: Record<PortraitStyle, () => string> = {
    short: () => body + face + path('M30 40q-2-24 18-24t18 24q-4-8-8-10-10 4-20 0-6 2-8 10z', hair),
    bob: () =>
      rect(26, 18, 44, 48, 20, hair) +
      body +
      face +
      path('M31 40q0-20 17-20t17 20q-14 0-20-10-4 8-14 10z', hair),
    bun: () =>
      circle(48, 14, 10, hair) + body + face + path('M31 40q-2-22 17-22t17 22q-6-10-17-10t-17 10z', hair),
    hijab: () =>
      path('M22 86q0-16 4-30-2-40 22-40t22 40q4 14 4 30z', p.accent) +
      path('M8 100q2-30 40-30t40 30z', p.main) +
      rect(34, 26, 28, 34, 14, skin) +
      path('M26 58q22 22 44 0l4 24q-26 14-52 0z', p.accent),
    beard: () =>
      body +
      face +
      path('M31 42h4q2 8 13 8t13-8h4q1 24-17 24T31 42z', hair) +
      path('M30 40q-2-24 18-24t18 24q-3-8-6-10-12 2-24 0-4 2-6 10z', hair),
    curly: () =>
      each(
        [
          [34, 26],
          [44, 19],
          [55, 20],
          [63, 28],
          [30, 36],
          [66, 38],
        ],
        ([x, y]) => circle(x, y, 10, hair),
      ) +
      body +
      face +
      each(
        [
          [38, 25],
          [48, 22],
          [58, 26],
        ],
        ([x, y]) => circle(x, y, 8, hair),
      ),
    cap: () => body + face + path('M30 36q0-20 18-20t18 20z', p.accent) + rect(44, 32, 34, 6, 3, p.shade),
  };
  return drawings[style]();
}

/** An avatar as SVG; the same seed gives the same face. */
export function portrait({ seed, style }: { seed: string; style?: PortraitStyle }): string {
  const random = randomFrom(`p${seed}`);
  const skin = pickWith(random, SKIN);
  const hair = pickWith(
    random,
    HAIR.filter((each) => distance(each, skin) > 105),
  );
  const palette =
    PALETTES[
      pickWith(
        random,
        CLOTHES.filter((name) => distance(PALETTES[name].backdrop, skin) > 70),
      )
    ];
  const chosen = style ?? pickWith(random, STYLES);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" preserveAspectRatio="xMidYMid slice">${rect(0, 0, 96, 96, 0, palette.backdrop)}${head(chosen, skin, hair, palette)}</svg>`;
}
