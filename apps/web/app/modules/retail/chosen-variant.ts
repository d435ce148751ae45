import type { SaleVariant } from '@souk/contract/modules/retail/product-lists';

type Options = Readonly<Record<string, string>>;

/** The variant that an address names, else the cheapest that can be bought, else the cheapest. */
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

/** The variant that one more choice leads to: it has the value, and as much as can be of the other choices. */
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
