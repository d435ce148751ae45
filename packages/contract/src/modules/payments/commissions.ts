import { z } from 'zod';
import { PlainSellerType } from '../../shared/seller-types.ts';
import { Id, Money } from '../../shared/values.ts';

/** A rule of commission; what is null matches everything. */
export const CommissionRule = z
  .object({
    id: Id,
    /** The first rule that matches holds. */
    position: z.int(),
    seller: z.object({ id: Id, name: z.string() }).nullable(),
    seller_type: PlainSellerType.nullable(),
    category: z.object({ id: Id, name: z.string() }).nullable(),
    percent: z.number(),
    fixed: Money,
    cap: Money.nullable(),
  })
  .meta({ id: 'CommissionRule' });
export type CommissionRule = z.infer<typeof CommissionRule>;

/** What a sale would pay. */
export const CommissionPreview = z
  .object({
    /** Null where no rule matches and the setting holds. */
    rule_id: Id.nullable(),
    percent: z.number(),
    fixed: Money,
    cap: Money.nullable(),
    price: Money,
    commission: Money,
    commission_gst: Money,
    seller_gets: Money,
  })
  .meta({ id: 'CommissionPreview' });
export type CommissionPreview = z.infer<typeof CommissionPreview>;
