import { chooseOptionsText } from '@souk/contract/modules/retail/carts';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { variantsOnSale } from './cart-variant.queries.ts';

export interface Choice {
  itemId?: number | undefined;
  variantId?: number | undefined;
  options: Readonly<Record<string, string>>;
}

/** The variant that is meant: given by id, the product's only one, or the one with these options. */
export async function findVariant(reader: Reader, { itemId, variantId, options }: Choice): Promise<number> {
  if (variantId !== undefined) return variantId;
  if (itemId === undefined) throw fieldProblem('item_id', 'This field is required.');
  const onSale = await variantsOnSale(reader, itemId);
  if (onSale.length === 0) throw new Problem('cart-item-not-found');
  const chosen = Object.entries(options);
  const matching = onSale.filter((variant) =>
    chosen.every(([name, value]) => variant.options[name] === value),
  );
  const [only, another] = matching;
  if (!only || another) throw fieldProblem('options', chooseOptionsText);
  return only.id;
}
