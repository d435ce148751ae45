import type { CreateDeal } from '@souk/contract/modules/discounts/deals';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { insertDeal } from './deal.queries.ts';
import { spanOf, termsOf } from './deal.rules.ts';
import type { DealRow } from './deal.tables.ts';
import { dealKindBy, getThing } from './deal-kinds.ts';
import { settleDeal } from './settle-deal.ts';

/** Discounts an own thing on some days of the seller's zone; a deal for today starts at once. */
export function createDeal(
  db: Reader,
  seller: { id: number },
  form: CreateDeal,
  timeZone: string,
): Promise<DealRow> {
  return db.transaction(async (tx) => {
    const field = form.service_ids?.length ? 'service_ids' : 'item_ids';
    const kind = dealKindBy(field);
    const id = form[field]?.[0] ?? 0;
    const named = (await kind.load(tx, [id])).get(id);
    if (named?.sellerId !== seller.id || !named.isOffered) throw fieldProblem(field, kind.notOwn);
    await kind.lock(tx, id);
    const { prices } = await getThing(tx, kind, id);

    const deal = await insertDeal(tx, {
      ...spanOf({ startDate: form.start_date, endDate: form.end_date }, timeZone),
      ...termsOf(form, prices),
      subjectKind: kind.kind,
      subjectId: id,
      sellerId: seller.id,
      title: form.title,
      description: form.description ?? '',
    });
    return settleDeal(tx, deal);
  });
}
