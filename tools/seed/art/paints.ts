import type { Palette } from './palettes.ts';

interface Paint {
  main: string;
  shade: string;
  /** Trims and panes, where cream ones would vanish on the thing. */
  light?: string;
  isDark?: boolean;
}

const PAINTS = {
  black: { main: '#2c303c', shade: '#171a23', isDark: true },
  white: { main: '#f7f6f1', shade: '#cdd1d6', light: '#8fa6b8' },
  grey: { main: '#868c98', shade: '#5a606c' },
  silver: { main: '#c5cad1', shade: '#949aa5', light: '#8fa6b8' },
  blue: { main: '#2b55d8', shade: '#183494' },
  navy: { main: '#24346f', shade: '#151f48', isDark: true },
  teal: { main: '#12857d', shade: '#085650' },
  green: { main: '#3d8a4d', shade: '#245c32' },
  olive: { main: '#72812a', shade: '#4a5517' },
  red: { main: '#cc2f35', shade: '#8b191f' },
  rust: { main: '#c25a31', shade: '#85381b' },
  pink: { main: '#e0648a', shade: '#a93a61' },
  purple: { main: '#7a3e9c', shade: '#4f2269' },
  brown: { main: '#87583a', shade: '#573520' },
  wood: { main: '#b98350', shade: '#835831' },
  cream: { main: '#ecdcbc', shade: '#c6b086', light: '#fffaf0' },
  mustard: { main: '#e2a52b', shade: '#a87412' },
} satisfies Record<string, Paint>;

export type PaintName = keyof typeof PAINTS;

const WORDS: readonly (readonly [words: RegExp, paint: PaintName])[] = [
  [/\b(charcoal|black|graphite)\b/i, 'black'],
  [/\bnavy\b/i, 'navy'],
  [/\b(white|pearl)\b/i, 'white'],
  [/\b(silver|steel)\b/i, 'silver'],
  [/\bgr[ea]y\b/i, 'grey'],
  [/\b(teal|turquoise)\b/i, 'teal'],
  [/\bblue\b/i, 'blue'],
  [/\b(olive|sage|khaki)\b/i, 'olive'],
  [/\b(green|emerald|mint)\b/i, 'green'],
  [/\b(red|maroon|burgundy)\b/i, 'red'],
  [/\b(terracotta|rust|copper|orange)\b/i, 'rust'],
  [/\b(pink|rose|blush)\b/i, 'pink'],
  [/\b(purple|lilac)\b/i, 'purple'],
  [/\b(brown|chocolate|walnut|tan)\b/i, 'brown'],
  [/\b(oak|pine|timber|hardwood|blackwood|beech|rattan|wooden)\b/i, 'wood'],
  [/\b(beige|cream|sand|natural|caramel)\b/i, 'cream'],
  [/\b(mustard|yellow|gold|brass)\b/i, 'mustard'],
];

/** The colour that an ad tells of its thing. */
export const paintOf = (text: string): PaintName | undefined =>
  WORDS.find(([words]) => words.test(text))?.[1];

export const isDark = (paint: PaintName): boolean => 'isDark' in PAINTS[paint];

/** The scene keeps its palette, only the thing takes the colour. */
export function painted(palette: Palette, paint: PaintName | undefined): Palette {
  if (!paint) return palette;
  const { main, shade, light = palette.light }: Paint = PAINTS[paint];
  return { ...palette, main, shade, light };
}
