import type { Motif } from '../content/foods/recipe.ts';
import type { MotifPaint } from './motif.ts';

type Hues = readonly [main: string, shade: string, second: string];

/** Words that give a pack's picture its colours. */
const TASTES: readonly (readonly [words: RegExp, hues: Hues])[] = [
  [/strawb|cherry|red|tomat|raspb|himbeer|rose|chilli|cili|hot|spicy/i, ['#d9364f', '#9c1f38', '#4c8f3d']],
  [/lemon|citron|zitrone|banana|corn|butter|vanilla|honey|ghee|plain/i, ['#f3bd32', '#c98a12', '#6b9a34']],
  [/orange|peach|mango|apricot|carrot|pumpkin|satay|paprika|tropic/i, ['#ee8430', '#b9561a', '#5c9339']],
  [/blue|berr|blackcurrant|fig|forest|grape|pomegran/i, ['#6a3f9e', '#432169', '#c8467c']],
  [
    /mint|green|lime|apple|apfel|olive|pistach|herb|basil|pea|spinach|leaf/i,
    ['#4f9a4c', '#2d6431', '#a8c24a'],
  ],
  [/choc|cocoa|coffee|date|cola|hazel|caramel|noir|beef|espresso|soy/i, ['#7b4a2c', '#4d2a16', '#d69a55']],
  [/sea|salt|tuna|fish|salmon|water|spring|spark|milk|cream|coconut/i, ['#2f86b8', '#17557c', '#8fcbe6']],
];

/** Things that are of one colour whatever they taste of. */
const OWN: Partial<Record<Motif, Hues>> = {
  wheat: ['#dda140', '#a76c1c', '#6b9a34'],
  biscuit: ['#d99a4e', '#9c6428', '#6b3b1c'],
  cake: ['#e2b06a', '#c8352c', '#7b4a2c'],
  cheese: ['#f3bd32', '#d9961d', '#fff1c4'],
  egg: ['#f0d3b0', '#cf9f70', '#f3bd32'],
  steak: ['#c23b41', '#8c2027', '#f1c9b4'],
  sausage: ['#b9533a', '#87341f', '#4f9a4c'],
  drumstick: ['#d1873c', '#96561c', '#4f9a4c'],
  prawn: ['#ee8262', '#bb4f33', '#f6c9b4'],
  shell: ['#e7a58d', '#b8664c', '#f6c9b4'],
  nut: ['#c08a4f', '#85562a', '#6b9a34'],
  rice: ['#e2bd62', '#b98f34', '#6b9a34'],
  chip: ['#f2bb45', '#c88618', '#d9364f'],
  honey: ['#f0a92b', '#c77e10', '#f7d37a'],
  choc: ['#7b4a2c', '#4d2a16', '#d69a55'],
  bear: ['#c98f57', '#4d2a16', '#f1c9a0'],
  carrot: ['#ee8430', '#b9561a', '#5c9339'],
  pizza: ['#c8352c', '#d99a4e', '#4f9a4c'],
};

/** Where the taste says nothing. */
const USUAL: Partial<Record<Motif, Hues>> = {
  leaf: ['#4f9a4c', '#2d6431', '#a8c24a'],
  drop: ['#f0b436', '#c3850f', '#6b9a34'],
  cup: ['#b4472f', '#762a18', '#5b3a22'],
  peas: ['#a8c24a', '#2d6431', '#4f9a4c'],
  olive: ['#7d8f2e', '#525f16', '#4f9a4c'],
  fish: ['#2f86b8', '#17557c', '#8fcbe6'],
};
const HOUSE: Hues = ['#d9564a', '#97302a', '#f0b23a'];

/** The colours of what a pack shows, by what it is and what it tastes of. */
export function paintOfMotif(motif: Motif, taste: string): MotifPaint {
  const tasted = TASTES.find(([words]) => words.test(taste))?.[1];
  const [main, shade, second] = OWN[motif] ?? tasted ?? USUAL[motif] ?? HOUSE;
  return { main, shade, second };
}
