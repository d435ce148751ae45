import type { CreateDeal, EditDeal } from '@souk/contract/modules/discounts/deals';
import type { Reader } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/period.ts';
import { dealLife } from './deal.life.ts';
import { getOwnDeal, moveDeal } from './deal.queries.ts';
import { spanOf, termsOf } from './deal.rules.ts';
import type { DealRow } from './deal.tables.ts';
import { dealKindOf, getThing } from './deal-kinds.ts';
import { settleDeal } from './settle-deal.ts';

const dayMs = 86_400_000;

type DealForm = Omit<CreateDeal, 'item_ids' | 'service_ids' | 'original_price'>;

/** The form that would make this deal. */
const formOf = (deal: DealRow, timeZone: string): DealForm => ({
  title: deal.title,
  description: deal.description || undefined,
  discount_percent: deal.percent ?? undefined,
  price: deal.dealCents,
  start_date: dayOf(deal.startsAt, timeZone),
  // The end is the first moment of the day after the last one.
  end_date: dayOf(new Date(deal.endsAt.getTime() - dayMs / 2), timeZone),
});

/** Changes an own deal that is not over; days that have started stay as they are. */
export function updateDeal(
  db: Reader,
  seller: { id: number },
  dealId: number,
  edit: EditDeal,
  timeZone: string,
): Promise<DealRow> {
  return db.transaction(async (tx) => {
    const named = await getOwnDeal(tx, dealId, seller);
    const kind = dealKindOf(named);
    await kind.lock(tx, named.subjectId);
    const deal = await getOwnDeal(tx, dealId, seller);
    dealLife.next(deal.state, 'change', 'owner');
    const { prices } = await getThing(tx, kind, deal.subjectId);
    const form = { ...formOf(deal, timeZone), ...edit } as DealForm;
    // A new percentage replaces the price, unless a new price is given too.
    const price = edit.discount_percent !== undefined && edit.price == null ? null : form.price;

    const changed = await moveDeal(tx, deal, {
      move: 'change',
      by: 'owner',
      changes: {
        ...spanOf({ startDate: form.start_date, endDate: form.end_date }, timeZone, deal),
        ...termsOf({ ...form, price }, prices),
        title: form.title,
        description: form.description ?? '',
      },
    });
    return settleDeal(tx, changed);
  });
}
