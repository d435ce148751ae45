import type { CommissionPreview, CommissionRule } from '@souk/contract/modules/payments/commissions';
import type { Money } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { findCategory } from '../../catalogue/index.ts';
import { findUserCards } from '../../identity/index.ts';
import { getSettings } from '../../settings/index.ts';
import type { Agreement } from './agree-commission.ts';
import { listCommissionRules } from './commission-rule.queries.ts';

/** All rules in their order, with the names of what they are about. */
export async function presentRules(reader: Reader): Promise<CommissionRule[]> {
  const rules = await listCommissionRules(reader);
  const { currency } = await getSettings(reader);
  const sellers = await findUserCards(
    reader,
    rules.map(({ sellerId }) => sellerId).filter((id) => id !== null),
  );
  const money = (cents: number): Money => ({ cents, currency });
  return Promise.all(
    rules.map(async ({ id, position, sellerId, sellerType, categoryId, percent, fixedCents, capCents }) => {
      const category = categoryId === null ? undefined : await findCategory(reader, categoryId);
      return {
        ...{ id, position, seller_type: sellerType, percent, fixed: money(fixedCents) },
        seller:
          sellerId === null ? null : { id: sellerId, name: sellers.get(sellerId)?.name ?? 'Deleted user' },
        category: category ? { id: category.id, name: category.name } : null,
        cap: capCents === null ? null : money(capCents),
      };
    }),
  );
}

/** What a sale of one thing would pay. */
export function presentPreview(
  priceCents: number,
  { commissionCents, commissionGstCents, basis }: Agreement,
  currency: Money['currency'],
): CommissionPreview {
  const [item] = basis;
  if (!item) throw new Error('nothing was sold');
  const money = (cents: number): Money => ({ cents, currency });
  return {
    rule_id: item.ruleId,
    percent: item.percent,
    fixed: money(item.fixedCents),
    cap: item.capCents === null ? null : money(item.capCents),
    price: money(priceCents),
    commission: money(commissionCents),
    commission_gst: money(commissionGstCents),
    seller_gets: money(priceCents - commissionCents - commissionGstCents),
  };
}
