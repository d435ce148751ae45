import { BACKDROPS, type Backdrop } from './art/backdrops.ts';
import { pickWith, randomFrom } from './art/chance.ts';
import { CORE_OBJECTS } from './art/core-objects.ts';
import { MARKET_OBJECTS } from './art/market-objects.ts';
import { PALETTES, type PaletteName } from './art/palettes.ts';
import { type Drawing, ellipse, group, rect } from './art/shapes.ts';

export { PALETTES, type PaletteName } from './art/palettes.ts';
export { portrait } from './art/portrait.ts';

export const OBJECTS: Readonly<Record<string, Drawing>> = { ...CORE_OBJECTS, ...MARKET_OBJECTS };

/** Category slug to the objects that its pictures may show; one object per picture. */
export const CATEGORY: Readonly<Record<string, readonly string[]>> = {
  'real-estate': ['house', 'villa', 'terrace', 'tower'],
  cars: ['car', 'ute'],
  jobs: ['briefcase', 'helmet', 'laptop'],
  furniture: ['sofa', 'chair', 'lamp', 'bed'],
  electronics: ['phone', 'laptop', 'headphones', 'camera', 'watch'],
  sport: ['bike', 'surf', 'dumbbell', 'kettlebell', 'footy'],
  baby: ['pram'],
  music: ['guitar', 'mic'],
  fashion: ['shoe', 'watch'],
  garden: ['plant'],
  books: ['books'],
  outdoors: ['tent', 'surf', 'suitcase'],
  kitchen: ['mug', 'pourover', 'kettle', 'bag'],
  restaurant: ['burger', 'bowl', 'skewers', 'pizza'],
  beauty: ['scissors', 'polish'],
  spa: ['stones', 'oil', 'towels'],
  fitness: ['dumbbell', 'kettlebell'],
  handyman: ['tools', 'roller'],
  events: ['cake', 'mic', 'ticket'],
  photographers: ['camera'],
  caterers: ['bowl', 'cake'],
  'sports-tickets': ['footy', 'ticket'],
  tourism: ['plane', 'suitcase', 'bed'],
  'food-scanner': ['jar', 'lollies', 'carton', 'can', 'basket'],
};

export const OUTDOOR: ReadonlySet<string> = new Set([
  ...['house', 'villa', 'terrace', 'tower', 'car', 'ute', 'bike', 'tent', 'surf', 'plane'],
  ...['motorcycle', 'caravan', 'boat', 'trailer', 'mower', 'barbecue', 'rod', 'ladder', 'bricks'],
]);

const FOOD: ReadonlySet<string> = new Set(['burger', 'bowl', 'skewers', 'pizza', 'cake']);
const FOOD_PALETTES: PaletteName[] = ['saffron', 'rose', 'clay', 'sky'];
const DAY_PALETTES = (Object.keys(PALETTES) as PaletteName[]).filter((name) => name !== 'night');
const VIEW_BOXES = {
  '4:3': '0 0 480 360',
  '1:1': '60 0 360 360',
  '16:9': '0 45 480 270',
  '3:4': '105 0 270 360',
};
const GROUND = 300;

export type Ratio = keyof typeof VIEW_BOXES;

export interface ArtRequest {
  kind: string;
  seed?: string;
  ratio?: Ratio;
  palette?: PaletteName;
  backdrop?: Backdrop;
  zoom?: number;
  bare?: boolean;
}

/** A picture as SVG. Same request, same picture; object, palette and backdrop may be pinned. */
export function art({
  kind,
  seed = kind,
  ratio = '4:3',
  palette,
  backdrop,
  zoom = 1,
  bare = false,
}: ArtRequest) {
  const random = randomFrom(`${seed}|${kind}`);
  const name = OBJECTS[kind] ? kind : pickWith(random, CATEGORY[kind] ?? ['basket']);
  const draw = OBJECTS[name];
  if (!draw) throw new Error(`no drawing is called ${name}`);

  const colours = PALETTES[palette ?? pickWith(random, FOOD.has(name) ? FOOD_PALETTES : DAY_PALETTES)];
  const isOutdoor = OUTDOOR.has(name);
  const places: Backdrop[] = isOutdoor
    ? ['hills', 'sun', 'hills']
    : ['arch', 'sun', 'star', 'awning', 'tiles'];
  const behind = BACKDROPS[backdrop ?? pickWith(random, places)];
  const scale = 1.16 * zoom;
  const isFlipped = isOutdoor && random() > 0.5;
  const left = 240 - 120 * scale * (isFlipped ? -1 : 1);
  const object = draw(colours, random);
  if (bare) {
    const shadow = ellipse(120, 221, 96, 6, '#000', 'fill-opacity=".1"');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" role="img" aria-hidden="true">${shadow}${object}</svg>`;
  }
  const scene = [
    rect(-60, -60, 600, 480, 0, colours.wall),
    behind(colours),
    rect(-60, GROUND - 12, 600, 200, 0, colours.ground),
    ellipse(240, GROUND + 1, 118 * zoom, 9 * zoom, colours.ink, 'fill-opacity=".2"'),
    group(`translate(${left} ${GROUND - 220 * scale}) scale(${isFlipped ? -scale : scale} ${scale})`, object),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOXES[ratio]}" preserveAspectRatio="xMidYMid slice">${scene.join('')}</svg>`;
}
