import { BACKDROPS, type Backdrop, indoors, outdoors } from './art/backdrops.ts';
import { hash, randomFrom } from './art/chance.ts';
import { CORE_OBJECTS } from './art/core-objects.ts';
import { FURNITURE_OBJECTS } from './art/furniture.ts';
import { GOODS_OBJECTS } from './art/goods.ts';
import { HOME_OBJECTS } from './art/homes.ts';
import { HOUSEHOLD_OBJECTS } from './art/household.ts';
import { MARKET_OBJECTS } from './art/market-objects.ts';
import { isDark, type PaintName, painted } from './art/paints.ts';
import { EVENING, PALETTES, type Palette, type PaletteName } from './art/palettes.ts';
import { ROOMS } from './art/rooms.ts';
import { type Drawing, ellipse, group, rect } from './art/shapes.ts';
import { SHED_OBJECTS } from './art/shed.ts';
import { GIFT_OBJECTS } from './art/shop-gifts.ts';
import { ROOM_OBJECTS } from './art/shop-rooms.ts';
import { TABLE_OBJECTS } from './art/shop-table.ts';
import { WEAR_OBJECTS } from './art/shop-wear.ts';
import { type StudioShot, studioShot } from './art/studio.ts';
import { dashboard, VEHICLE_OBJECTS } from './art/vehicles.ts';

export { formOf } from './art/forms.ts';
export { paintOf } from './art/paints.ts';
export { portrait } from './art/portrait.ts';
export { shopSign } from './art/shop-sign.ts';

export const OBJECTS: Readonly<Record<string, Drawing>> = {
  ...CORE_OBJECTS,
  ...MARKET_OBJECTS,
  ...HOME_OBJECTS,
  ...VEHICLE_OBJECTS,
  ...FURNITURE_OBJECTS,
  ...GOODS_OBJECTS,
  ...HOUSEHOLD_OBJECTS,
  ...SHED_OBJECTS,
  ...TABLE_OBJECTS,
  ...ROOM_OBJECTS,
  ...WEAR_OBJECTS,
  ...GIFT_OBJECTS,
};

/** Drawings that fill the stage and need no scene around them. */
const SCENES: Readonly<Record<string, Drawing>> = { ...ROOMS, dashboard };

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

const PREMISES: ReadonlySet<string> = new Set(['shop', 'shopfront', 'warehouse', 'depot', 'office']);
const HOMES: ReadonlySet<string> = new Set([
  'house',
  'villa',
  'terrace',
  'tower',
  ...Object.keys(HOME_OBJECTS).filter((name) => !PREMISES.has(name)),
]);
const CARS: ReadonlySet<string> = new Set([
  'car',
  'ute',
  'hatch',
  'sedan',
  'suv',
  'wagon',
  'van',
  'mover',
  'dualcab',
  'canopy',
  'truck',
  'motorhome',
]);
const OUTDOOR: ReadonlySet<string> = new Set([
  ...HOMES,
  ...PREMISES,
  ...Object.keys(VEHICLE_OBJECTS),
  ...CARS,
  'bike',
  'tent',
  'surf',
  'plane',
  'motorcycle',
  'caravan',
  'boat',
  'trailer',
  'mower',
  'barbecue',
  'rod',
  'ladder',
  'bricks',
  'timber',
  'pavers',
  'jetski',
  'soccerball',
  'cricketbat',
  'footy',
]);
/** Things that would look odd as a mirror image: letters, keys, dials. */
const ONE_WAY: ReadonlySet<string> = new Set(['dashboard', 'piano', 'books', 'ticket', 'monitor']);

const FOOD: ReadonlySet<string> = new Set(['burger', 'bowl', 'skewers', 'pizza', 'cake']);
const FOOD_PALETTES: PaletteName[] = ['saffron', 'rose', 'clay', 'sky'];
const ALL_PALETTES = Object.keys(PALETTES) as PaletteName[];
const DAY_PALETTES = ALL_PALETTES.filter((name) => !EVENING.has(name));
/** Looks that lie so far apart share a palette, and so the further photographs. */
const palettesPerForm = 5;
const STAGE = '0 0 480 360';
const GROUND = 300;

export interface ArtRequest {
  /** Name of the drawing. */
  form: string;
  /** Which of its looks: another palette, another place, another composition. */
  look: number;
  /** 0 the whole thing, 1 close, 2 from afar. */
  view?: number;
  paint?: PaintName | undefined;
}

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

function paletteNameOf({ form, look, paint }: ArtRequest): PaletteName {
  if (FOOD.has(form)) return at(FOOD_PALETTES, look);
  const names = paint && isDark(paint) ? DAY_PALETTES : ALL_PALETTES;
  return at(names, hash(form) + (look % palettesPerForm) * 5);
}

function backdropOf({ form, look, view = 0 }: ArtRequest, palette: PaletteName): Backdrop {
  const places = OUTDOOR.has(form) ? outdoors : indoors;
  if (OUTDOOR.has(form) && EVENING.has(palette)) return look % 2 ? 'moon' : 'skyline';
  return at(places, (hash(`${form}.`) % places.length) + look * 2 + view * 3);
}

const picture = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="${STAGE}">${content}</svg>`;

const put = (drawn: string, x: number, scale: number, isFlipped = false) =>
  group(
    `translate(${x - 120 * scale * (isFlipped ? -1 : 1)} ${GROUND - 220 * scale}) scale(${isFlipped ? -scale : scale} ${scale})`,
    drawn,
  );

const COMPANIONS = ['plant', 'books', 'mug', 'cactus', 'basket', 'desklamp', 'vase', 'monstera'];

/** A smaller thing next to the main one, as in real photographs. */
function companion(form: string, palette: Palette, random: () => number, x: number): string {
  const name = at(COMPANIONS, Math.floor(random() * COMPANIONS.length));
  const draw = OBJECTS[name];
  if (!draw || name === form) return '';
  const quiet = { ...palette, main: palette.accent, accent: palette.shade };
  return ellipse(x, GROUND + 1, 40, 4, palette.ink, 'fill-opacity=".16"') + put(draw(quiet, random), x, 0.44);
}

interface Composition {
  x: number;
  scale: number;
  isFlipped: boolean;
  besideX: number | null;
}

function compose({ form, view = 0 }: ArtRequest, random: () => number): Composition {
  const isOutdoor = OUTDOOR.has(form);
  const isFlipped = !ONE_WAY.has(form) && random() > 0.5;
  if (view === 1) return { x: 240 + (random() - 0.5) * 70, scale: 1.96, isFlipped, besideX: null };
  const [near, spread] = view === 2 ? [0.86, 110] : [1.1, 56];
  const scale = near + random() * 0.14;
  const side = random() > 0.5 ? 1 : -1;
  const isAccompanied = !isOutdoor && view === 0 && random() > 0.45;
  if (isAccompanied) return { x: 240 - side * 46, scale, isFlipped, besideX: 240 + side * 142 };
  return { x: 240 + (random() - 0.5) * spread, scale, isFlipped, besideX: null };
}

/** One photograph of a thing as SVG; the same request gives the same picture. */
export function art(request: ArtRequest): string {
  const { form, look, view = 0, paint } = request;
  const random = randomFrom(`${form}|${look}|${view}`);
  const name = paletteNameOf(request);
  const palette = PALETTES[name];
  const scene = SCENES[form];
  if (scene) return picture(scene(palette, random));
  const draw = OBJECTS[form];
  if (!draw) throw new Error(`no drawing is called ${form}`);

  const object = draw(painted(palette, paint), random);
  const { x, scale, isFlipped, besideX } = compose(request, random);
  return picture(
    rect(-60, -60, 600, 480, 0, palette.wall) +
      BACKDROPS[backdropOf(request, name)](palette) +
      rect(-60, GROUND - 12, 600, 200, 0, palette.ground) +
      (besideX === null ? '' : companion(form, palette, random, besideX)) +
      ellipse(x, GROUND + 1, 102 * scale, 8 * scale, palette.ink, 'fill-opacity=".2"') +
      put(object, x, scale, isFlipped),
  );
}

/** A product on clean paper as SVG; the same shot gives the same picture. */
export function studio(shot: StudioShot): string {
  const draw = OBJECTS[shot.form];
  if (!draw) throw new Error(`no drawing is called ${shot.form}`);
  return studioShot(draw, shot);
}

const INSIDE = [
  ['living', 'kitchen'],
  ['kitchen', 'bedroom'],
  ['bedroom', 'bathroom'],
  ['living', 'bathroom'],
] as const;

/** What the photographs of an ad show: homes are seen from inside as well, cars from the driver's seat. */
export function viewOf(form: string, chosen: number, view: number): ArtRequest {
  if (view === 0) return { form, look: chosen };
  const look = chosen % palettesPerForm;
  if (HOMES.has(form)) return { form: at(at(INSIDE, look), view - 1), look };
  if (SCENES[form]) return { form: view === 1 ? 'kitchen' : 'bathroom', look };
  if (PREMISES.has(form) && view === 1) return { form: 'study', look };
  if (CARS.has(form) && view === 1) return { form: 'dashboard', look };
  return { form, look, view };
}
