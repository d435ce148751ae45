import type { Settings } from '@souk/contract/modules/settings/values';
import type { SellerType } from '@souk/contract/shared/seller-types';
import type { Tx } from '../../../platform/db/database.ts';
import { categoryPath } from '../../catalogue/index.ts';
import { commissionOf, firstMatch, type Terms } from './commission.rules.ts';
import { listRulesFor } from './commission-rule.queries.ts';

/** One item of a sale; it may have a category of its own, or none, as postage does. */
export interface SoldItem {
  /** Its name where the commission is explained. */
  description?: string;
  cents: number;
  categoryId: number | null;
}

/** An item with the terms that were agreed for it. */
export interface AgreedItem extends SoldItem, Terms {
  /** What the rule was made for, at the time of the sale. */
  ruleFor?: { isOwn: boolean; sellerType: SellerType | null; category: string | null };
  commissionCents: number;
}

export interface Agreement {
  commissionCents: number;
  commissionGstCents: number;
  basis: AgreedItem[];
}

/** Fixes the house's commission on a seller's sale; rules that change later do not affect it. */
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
  // Commission and its GST together may not exceed the sale.
  const commissionCents = Math.min(wantedCents, Math.floor((totalCents * 100) / (100 + gstPercent)));
  return { commissionCents, commissionGstCents: Math.round((commissionCents * gstPercent) / 100), basis };
}
