import type { GeoAddress } from '@souk/contract/shared/values';
import { idOf, linesOf, type Tree, textOf, treeOf } from '../../../lib/typed-values.ts';
import { type Answers, answersOf } from '../../catalogue/index.ts';
import type { WizardStep } from './steps.ts';

/** One choice that buyers have, as "Size: S, M, L". */
export interface OptionRow {
  name: string;
  values: string;
}

/** An ad as its form contains it: everything as typed. */
export interface AdForm {
  category_id: number | null;
  title: string;
  description: string;
  condition: string;
  attributes: Answers;
  quantity: string;
  sku: string;
  brand: string;
  options: OptionRow[];
  price: string;
  price_type: string;
  sale_price: string;
  postage: string;
  address: GeoAddress | null;
  /** The place as typed; the address is what was found for it. */
  place_text: string;
  contact_name: string;
  contact_phone: string;
  hide_phone: boolean;
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

/** Reads a stored draft; what does not fit is left out. */
export function readAdForm(kept: Tree): AdForm {
  return {
    category_id: idOf(kept.category_id),
    title: textOf(kept.title),
    description: linesOf(kept.description),
    condition: textOf(kept.condition),
    attributes: answersOf(kept.attributes),
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

/** The form after one of its steps was submitted; fields that the browser left out were emptied. */
export function withStep(form: AdForm, step: WizardStep, sent: Tree): AdForm {
  const read = readAdForm(sent);
  const taken = fieldsOfStep[step].map((field) => [field, read[field]]);
  return { ...form, ...Object.fromEntries(taken) };
}

/** Free things and prices on request carry no amount. */
export const hasAmount = (type: string) => type === 'fixed' || type === 'negotiable';

export interface AskedAttribute {
  slug: string;
  name: string;
  required: boolean;
}
