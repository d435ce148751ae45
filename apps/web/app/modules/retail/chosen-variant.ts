import type { SaleVariant } from '@souk/contract/modules/retail/product-lists';

type Options = Readonly<Record<string, string>>;

/** The variant in the address, or else the cheapest available one, or else the cheapest. */
export function chosenVariant(
  variants: readonly SaleVariant[],
  wanted: string | null,
): SaleVariant | undefined {
  const named = variants.find(({ id }) => String(id) === wanted);
  if (named) return named;
  const byPrice = variants.toSorted((one, other) => one.price.cents - other.price.cents);
  return byPrice.find(({ is_sold_out }) => !is_sold_out) ?? byPrice[0];
}

const sharedWith = (current: Options, options: Options): number =>
  Object.entries(current).filter(([name, value]) => options[name] === value).length;

/** The variant after one more choice: it has the new value, and as many of the other choices as possible. */
export function variantWith(
  variants: readonly SaleVariant[],
  current: Options,
  [name, value]: readonly [string, string],
): SaleVariant | undefined {
  const wanted = { ...current, [name]: value };
  const best = variants
    .filter(({ options }) => options[name] === value)
    .toSorted(
      (one, other) =>
        sharedWith(wanted, other.options) - sharedWith(wanted, one.options) ||
        Number(one.is_sold_out) - Number(other.is_sold_out),
    );
  return best[0];
}
