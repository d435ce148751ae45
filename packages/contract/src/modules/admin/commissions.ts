import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { cents, percent, priceInCents } from '../../shared/numbers.ts';
import { SellerType } from '../../shared/seller-types.ts';
import { Id, Nothing } from '../../shared/values.ts';
import { CommissionPreview, CommissionRule } from '../payments/commissions.ts';

const conditions = {
  seller_id: blankAsMissing(Id.nullable().default(null)),
  seller_type: blankAsMissing(SellerType.nullable().default(null)),
  category_id: blankAsMissing(Id.nullable().default(null)),
};

/** A rule as it is typed; a missing condition matches everything. */
export const CommissionFields = z.object({
  ...conditions,
  percent: percent(),
  /** Dollars as typed. */
  fixed: cents({ label: 'Fixed' }).default(0),
  /** Empty: no cap. */
  cap: blankAsMissing(cents().nullable().default(null)),
});
export type CommissionFields = z.output<typeof CommissionFields>;

const Rules = z.array(CommissionRule);
const byId = z.object({ id: Id });

export const listCommissionRules = endpoint({
  method: 'GET',
  path: '/admin/commission-rules',
  access: 'admin',
  summary: 'Rules of commission in the order in which they are tried.',
  reply: Rules,
});

export const addCommissionRule = endpoint({
  method: 'POST',
  path: '/admin/commission-rules',
  access: 'admin',
  summary: 'Adds a rule behind the others; sales that are made already keep their terms.',
  body: CommissionFields,
  reply: Rules,
  message: 'Commission rule saved successfully.',
});

export const changeCommissionRule = endpoint({
  method: 'PUT',
  path: '/admin/commission-rules/:id',
  access: 'admin',
  summary: 'Replaces a rule where it stands.',
  params: byId,
  body: CommissionFields,
  reply: Rules,
  message: 'Commission rule saved successfully.',
});

export const dropCommissionRule = endpoint({
  method: 'DELETE',
  path: '/admin/commission-rules/:id',
  access: 'admin',
  summary: 'Takes a rule away.',
  params: byId,
  reply: Nothing,
  message: 'Commission rule deleted successfully.',
});

export const orderCommissionRules = endpoint({
  method: 'POST',
  path: '/admin/commission-rules/order',
  access: 'admin',
  summary: 'Puts the rules into this order; every rule is named once.',
  body: z.object({ ids: z.array(Id).max(500) }),
  reply: Rules,
  message: 'Commission rules saved successfully.',
});

export const previewCommission = endpoint({
  method: 'POST',
  path: '/admin/commission-rules/preview',
  access: 'admin',
  summary: 'What a sale of this price would pay by the rules in force.',
  body: z.object({ seller_id: Id, category_id: conditions.category_id, price: priceInCents() }),
  reply: CommissionPreview,
});
