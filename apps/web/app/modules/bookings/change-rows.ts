import { centsOf, textOf, treeOf } from '../../lib/typed-values.ts';

/** One line of a change as typed. */
export interface ChangeFields {
  description: string;
  quantity: string;
  unit_price: string;
  is_less: boolean;
  is_gst_free: boolean;
}

/** The contract's limits, whose file would bring the schema library into the browser. */
export const mostChangeLines = 20;
export const mostExtraDays = 14;

export const emptyChange: ChangeFields = {
  description: '',
  quantity: '1',
  unit_price: '',
  is_less: false,
  is_gst_free: false,
};

const isTicked = (value: unknown): boolean => value === 'on' || value === true;

/** Lines as a form sends them; those without words and price are left out. */
export const typedChanges = (values: unknown): ChangeFields[] =>
  (Array.isArray(values) ? Array.from(values) : [])
    .map(treeOf)
    .map((line) => ({
      description: textOf(line.description),
      quantity: textOf(line.quantity) || '1',
      unit_price: textOf(line.unit_price),
      is_less: isTicked(line.is_less),
      is_gst_free: isTicked(line.is_gst_free),
    }))
    .filter(({ description, unit_price: price }) => description.trim() !== '' || price.trim() !== '');

const quantityOf = (typed: string): number => (/^[1-9]\d{0,3}$/.test(typed.trim()) ? Number(typed) : 0);

/** By how much the price changes while it is typed; a line that is not complete counts nothing. */
export const changeOf = (lines: readonly ChangeFields[]): number =>
  lines.reduce((sum, { quantity, unit_price: price, is_less: isLess }) => {
    const cents = quantityOf(quantity) * (centsOf(price) ?? 0);
    return sum + (isLess ? -cents : cents);
  }, 0);
