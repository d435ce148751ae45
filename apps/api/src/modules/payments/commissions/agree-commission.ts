import type { Settings } from '@souk/contract/modules/settings/values';
import type { SellerType } from '@souk/contract/shared/seller-types';
import type { Tx } from '../../../platform/db/database.ts';
import { categoryPath } from '../../catalogue/index.ts';
import { commissionOf, firstMatch, type Terms } from './commission.rules.ts';
import { listRulesFor } from './commission-rule.queries.ts';

/** One thing in a sale; a category of its own, or none as postage has. */
export interface SoldItem {
  /** What it is called where the commission is explained. */
  description?: string;
  cents: number;
  categoryId: number | null;
}

/** An item with the terms that were agreed for it. */
export interface AgreedItem extends SoldItem, Terms {
  /** What the rule was made for, as it was on the day. */
  ruleFor?: { isOwn: boolean; sellerType: SellerType | null; category: string | null };
  commissionCents: number;
}

export interface Agreement {
  commissionCents: number;
  commissionGstCents: number;
  basis: AgreedItem[];
}

/** Fixes what the house earns of a seller's sale; rules that change later leave it alone. */
export async function agreeCommission(
  tx: Tx,
  sellerId: number,
  items: readonly SoldItem[],
  { commissionPercent, gstPercent }: Settings,
): Promise<Agreement> {
  const { sellerType, rules } = await listRulesFor(tx, sellerId);
  const usual: Terms = { ruleId: null, percent: commissionPercent, fixedCents: 0, capCents: null };

  const basis: AgreedItem[] = [];
  for (const item of items) {
    const path = item.categoryId === null ? [] : await categoryPath(tx, item.categoryId);
    const sold = { sellerId, sellerType, categoryIds: path.map(({ id }) => id) };
    const rule = firstMatch(
      rules.map(({ id, ...rest }) => ({ ruleId: id, ...rest })),
      sold,
    );
    const { ruleId, percent, fixedCents, capCents } = rule ?? usual;
    const terms = { ruleId, percent, fixedCents, capCents };
    const ruleFor = rule && {
      isOwn: rule.sellerId !== null,
      sellerType: rule.sellerType,
      category: path.find(({ id }) => id === rule.categoryId)?.name ?? null,
    };
    const commissionCents = commissionOf(item.cents, terms);
    basis.push({ ...item, ...terms, ...(ruleFor && { ruleFor }), commissionCents });
  }
  const wantedCents = basis.reduce((sum, item) => sum + item.commissionCents, 0);
  const totalCents = items.reduce((sum, { cents }) => sum + cents, 0);
  // With its GST the commission may not eat more than the sale.
  const commissionCents = Math.min(wantedCents, Math.floor((totalCents * 100) / (100 + gstPercent)));
  return { commissionCents, commissionGstCents: Math.round((commissionCents * gstPercent) / 100), basis };
}
