import type { GeoAddress } from '@souk/contract/shared/values';
import type { WizardStep } from './steps.ts';

/** One choice that buyers have, as "Size: S, M, L". */
export interface OptionRow {
  name: string;
  values: string;
}

/** An ad as its form holds it: everything as it was typed. */
export interface AdForm {
  category_id: number | null;
  title: string;
  description: string;
  condition: string;
  attributes: Record<string, string | string[]>;
  quantity: string;
  sku: string;
  brand: string;
  options: OptionRow[];
  price: string;
  price_type: string;
  sale_price: string;
  postage: string;
  address: GeoAddress | null;
  /** The place as it was typed; the address is what was found for it. */
  place_text: string;
  contact_name: string;
  contact_phone: string;
  hide_phone: boolean;
}

type Tree = Readonly<Record<string, unknown>>;

const treeOf = (value: unknown): Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Tree) : {};
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
const idOf = (value: unknown): number | null => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

function attributesOf(value: unknown): AdForm['attributes'] {
  const answers = Object.entries(treeOf(value)).map(([slug, answer]): [string, string | string[]] => [
    slug,
    Array.isArray(answer) ? answer.map(textOf).filter(Boolean) : textOf(answer),
  ]);
  return Object.fromEntries(answers.filter(([, answer]) => answer.length > 0));
}

const optionsOf = (value: unknown): OptionRow[] =>
  (Array.isArray(value) ? value : [])
    .map((row) => ({ name: textOf(treeOf(row).name).trim(), values: textOf(treeOf(row).values).trim() }))
    .filter(({ name, values }) => name !== '' || values !== '');

const isPlace = ({ location, lat, lng }: Tree) =>
  typeof location === 'string' && typeof lat === 'number' && typeof lng === 'number';

/** The API reads the rest of a place itself. */
const addressOf = (value: unknown): GeoAddress | null =>
  isPlace(treeOf(value)) ? (value as GeoAddress) : null;

/** The place that a list or the map has written into the form. */
export function placeChosen(written: unknown): GeoAddress | null {
  if (typeof written !== 'string' || written === '') return null;
  try {
    return addressOf(JSON.parse(written));
  } catch {
    return null;
  }
}

/** Reads what a draft kept; what does not fit is left out. */
export function readAdForm(kept: Tree): AdForm {
  return {
    category_id: idOf(kept.category_id),
    title: textOf(kept.title),
    // Browsers send line ends in two characters; unequal ends would count as an edit.
    description: textOf(kept.description).replaceAll('\r\n', '\n'),
    condition: textOf(kept.condition),
    attributes: attributesOf(kept.attributes),
    quantity: textOf(kept.quantity),
    sku: textOf(kept.sku),
    brand: textOf(kept.brand),
    options: optionsOf(kept.options),
    price: textOf(kept.price),
    price_type: textOf(kept.price_type) || 'fixed',
    sale_price: textOf(kept.sale_price),
    postage: textOf(kept.postage),
    address: addressOf(kept.address),
    place_text: textOf(kept.place_text) || (addressOf(kept.address)?.location ?? ''),
    contact_name: textOf(kept.contact_name),
    contact_phone: textOf(kept.contact_phone),
    hide_phone: kept.hide_phone === true || kept.hide_phone === 'on',
  };
}

const fieldsOfStep: Record<WizardStep, readonly (keyof AdForm)[]> = {
  category: ['category_id'],
  details: ['title', 'description', 'condition', 'attributes', 'quantity', 'sku', 'brand', 'options'],
  photos: [],
  price: [
    'price',
    'price_type',
    'sale_price',
    'postage',
    'address',
    'place_text',
    'contact_name',
    'contact_phone',
    'hide_phone',
  ],
  preview: [],
};

/** The form after one of its steps was sent; fields the browser left out were emptied. */
export function withStep(form: AdForm, step: WizardStep, sent: Tree): AdForm {
  const read = readAdForm(sent);
  const taken = fieldsOfStep[step].map((field) => [field, read[field]]);
  return { ...form, ...Object.fromEntries(taken) };
}

/** Free things and prices on request carry no amount. */
export const hasAmount = (type: string) => type === 'fixed' || type === 'negotiable';

/** Options as they are typed, with commas between them. */
export const listed = (words: string) =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

export interface AskedAttribute {
  slug: string;
  name: string;
  required: boolean;
}
