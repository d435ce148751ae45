import type { CommissionPreview, CommissionRule } from '@souk/contract/modules/payments/commissions';
import type { CommissionItem } from '@souk/contract/modules/payments/payouts';
import { type Money, moneyOf } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { findCategory } from '../../catalogue/index.ts';
import { findUserCards } from '../../identity/index.ts';
import { getSettings } from '../../settings/index.ts';
import type { AgreedItem, Agreement } from './agree-commission.ts';
import { listCommissionRules } from './commission-rule.queries.ts';

/** All rules in their order, with the names of what they apply to. */
export async function presentRules(reader: Reader): Promise<CommissionRule[]> {
  const rules = await listCommissionRules(reader);
  const { currency } = await getSettings(reader);
  const sellers = await findUserCards(
    reader,
    rules.map(({ sellerId }) => sellerId).filter((id) => id !== null),
  );
  const money = moneyOf(currency);
  return Promise.all(
    rules.map(async ({ id, position, sellerId, sellerType, categoryId, percent, fixedCents, capCents }) => {
      const category = categoryId === null ? undefined : await findCategory(reader, categoryId);
      return {
        id,
        position,
        seller_type: sellerType,
        percent,
        fixed: money(fixedCents),
        seller:
          sellerId === null ? null : { id: sellerId, name: sellers.get(sellerId)?.name ?? 'Deleted user' },
        category: category ? { id: category.id, name: category.name } : null,
        cap: capCents === null ? null : money(capCents),
      };
    }),
  );
}

/** What the sale of one thing would cost in commission. */
export function presentPreview(
  priceCents: number,
  { commissionCents, commissionGstCents, basis }: Agreement,
  currency: Money['currency'],
): CommissionPreview {
  const [item] = basis;
  if (!item) throw new Error('nothing was sold');
  const money = moneyOf(currency);
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

function ruleForOf({ ruleFor }: AgreedItem): CommissionItem['rule_for'] {
  if (!ruleFor) return null;
  const { isOwn, sellerType, category } = ruleFor;
  return isOwn || sellerType || category ? { is_own: isOwn, seller_type: sellerType, category } : null;
}

/** How the commission on each item of a sale was worked out. */
export function presentBasis(basis: readonly AgreedItem[], currency: Money['currency']): CommissionItem[] {
  const money = moneyOf(currency);
  return basis.map((item) => ({
    description: item.description ?? null,
    amount: money(item.cents),
    rule_id: item.ruleId,
    rule_for: ruleForOf(item),
    percent: item.percent,
    fixed: money(item.fixedCents),
    cap: item.capCents === null ? null : money(item.capCents),
    commission: money(item.commissionCents),
  }));
}
