import type { ItemChange } from '@souk/contract/modules/admin/judging';
import type { Money } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { findCategory } from '../../catalogue/index.ts';
import type { AdChange } from '../../classifieds/index.ts';
import type { ProductChange } from '../../retail/index.ts';

type RawChange = AdChange | ProductChange;

/** A change for display: names instead of ids, money instead of cents. */
async function presentChange(
  reader: Reader,
  currency: Money['currency'],
  { field, before, after }: RawChange,
): Promise<ItemChange> {
  const money = (cents: unknown) => (typeof cents === 'number' ? { cents, currency } : null);
  const category = async (id: unknown) => (await findCategory(reader, Number(id)))?.name ?? String(id);
  const paths = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  const words = (value: unknown) => (value === null ? '' : String(value));
  switch (field) {
    case 'priceCents':
      return { field: 'price', before: money(before), after: money(after) };
    case 'categoryId':
      return { field: 'category', before: await category(before), after: await category(after) };
    case 'imagePaths':
      return { field: 'images', before: paths(before), after: paths(after) };
    default:
      return { field, before: words(before), after: words(after) };
  }
}

/** The changes of an edit since the last approval. */
export const presentChanges = (
  reader: Reader,
  { currency }: { currency: Money['currency'] },
  changes: readonly RawChange[],
): Promise<ItemChange[]> => Promise.all(changes.map((change) => presentChange(reader, currency, change)));
