import { inSchema, say } from '../../shared/say.ts';

/** Names of options that a product's variants may differ by. */
export const maxOptions = 3;

const lengths = new Set([8, 12, 13, 14]);

/** Whether the digits are a GTIN: its last digit makes the weighted sum a multiple of ten. */
export function isGtin(code: string): boolean {
  if (!/^\d+$/.test(code) || !lengths.has(code.length)) return false;
  const sum = [...code]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

interface Priced {
  price: number;
  was_price?: number | null | undefined;
}

/** What is wrong with a variant in itself. */
export function variantProblem({ price, was_price: was }: Priced): { field: string; text: string } | null {
  return was != null && was <= price
    ? { field: 'was_price', text: 'Was price must be greater than the price.' }
    : null;
}

interface Optioned {
  options: Record<string, string>;
}

export const optionsProblem = inSchema(say`Variants must differ by the same options, ${maxOptions} at most.`);

const namesOf = ({ options }: Optioned) => Object.keys(options).sort().join('\n');
/** The same for two variants that cannot be told apart. */
export const optionsKey = ({ options }: Optioned): string =>
  JSON.stringify(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));

/** All variants name the same options, three at most, and no two choose the same values. */
export function optionsMatch(variants: readonly Optioned[]): boolean {
  const [first] = variants;
  if (!first) return true;
  if (Object.keys(first.options).length > maxOptions) return false;
  if (variants.some((variant) => namesOf(variant) !== namesOf(first))) return false;
  return new Set(variants.map(optionsKey)).size === variants.length;
}
