import type { ServiceAddOn } from '@souk/contract/modules/appointments/services';
import { textOf, treeOf } from '../../lib/typed-values.ts';

/** One add-on as typed. */
export interface AddOnFields {
  name: string;
  price: string;
  extra_minutes: string;
}

export const emptyAddOn: AddOnFields = { name: '', price: '', extra_minutes: '' };

const isBlank = (text: string) => text.trim() === '';
const isBlankRow = (row: AddOnFields) => Object.values(row).every(isBlank);

/** Saved add-ons as rows. */
export const addOnRows = (addOns: readonly ServiceAddOn[]): AddOnFields[] =>
  addOns.map(({ name, price, extra_minutes: minutes }) => ({
    name,
    price: (price.cents / 100).toFixed(2),
    extra_minutes: minutes === 0 ? '' : String(minutes),
  }));

/** Rows as a form sends them, without untouched ones. */
export function typedAddOns(value: unknown): AddOnFields[] {
  if (!Array.isArray(value)) return [];
  return Array.from(value, (one) => {
    const row = treeOf(one);
    return { name: textOf(row.name), price: textOf(row.price), extra_minutes: textOf(row.extra_minutes) };
  }).filter((row) => !isBlankRow(row));
}

/** Whether another row may be added: name and price of the others have to be filled in first. */
export const mayAddRow = (rows: readonly AddOnFields[]): boolean =>
  rows.every(({ name, price }) => !isBlank(name) && !isBlank(price));
