import { addCommissionRule, previewCommission } from '@souk/contract/modules/admin/commissions';
import { resolveDispute } from '@souk/contract/modules/admin/disputes';
import { writeJournal } from '@souk/contract/modules/admin/ledger';
import { addPlan, saveBoostPrice } from '@souk/contract/modules/admin/plans';
import { approveAdminRefund } from '@souk/contract/modules/admin/refunds';
import { saveMarketSettings } from '@souk/contract/modules/admin/settings';
import { makeOffer } from '@souk/contract/modules/classifieds/offers';
import { requestRefund } from '@souk/contract/modules/payments/refunds';
import { BulkChange } from '@souk/contract/modules/retail/product-sheets';
import { changeVariant } from '@souk/contract/modules/retail/products';
import { refundSellerOrder } from '@souk/contract/modules/retail/seller-orders';
import { NewVariant } from '@souk/contract/modules/retail/variant-fields';
import { savePostageDetails } from '@souk/contract/modules/sellers/postage';
import { checkInEnglish } from '@souk/contract/shared/check-fields.testing';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';

const blanks = ['', ' ', '\t\n', null];
const verdict = (decision: string) => (refund_amount: unknown) => ({
  decision,
  refund_amount,
  note: 'Seen.',
});
const journal = (amount: unknown) => ({
  reason: 'A correction',
  lines: [
    { account: 'cash', amount },
    { account: 'revenue', amount: -5 },
  ],
});
const plan = { name: 'Plus', seller_types: ['retail'], period: 'monthly' };

interface Field {
  /** The field that the refusal names. */
  field: string;
  schema: z.ZodType;
  with: (amount: unknown) => object;
}

/** Amounts that a call may leave out; the field says what that means. */
const optional: Record<string, Field> = {
  'a wish for money back': {
    field: 'amount',
    schema: requestRefund.body,
    with: (amount) => ({ payment_id: 1, reason: 'Broken', amount }),
  },
  'an approved refund': {
    field: 'amount',
    schema: approveAdminRefund.body,
    with: (amount) => ({ amount }),
  },
  'a refund by the shop': {
    field: 'amount',
    schema: refundSellerOrder.body,
    with: (amount) => ({ reason: 'Goodwill', amount }),
  },
  'a verdict for the customer': {
    field: 'refund_amount',
    schema: resolveDispute.body,
    with: verdict('customer'),
  },
  'a verdict for the seller': {
    field: 'refund_amount',
    schema: resolveDispute.body,
    with: verdict('seller'),
  },
  'a changed price': {
    field: 'price',
    schema: changeVariant.body,
    with: (price) => ({ price }),
  },
  'a fixed commission': {
    field: 'fixed',
    schema: addCommissionRule.body,
    with: (fixed) => ({ percent: 5, fixed }),
  },
  'the least payout': {
    field: 'payout_minimum_cents',
    schema: saveMarketSettings.body,
    with: (payout_minimum_cents) => ({ payout_minimum_cents }),
  },
  'the payout that two admins agree to': {
    field: 'payout_approval_cents',
    schema: saveMarketSettings.body,
    with: (payout_approval_cents) => ({ payout_approval_cents }),
  },
};

const required: Record<string, Field> = {
  'a split': { field: 'refund_amount', schema: resolveDispute.body, with: verdict('split') },
  'a journal': { field: 'lines.0.amount', schema: writeJournal.body, with: journal },
  'an offer': {
    field: 'offer_price',
    schema: makeOffer.body,
    with: (offer_price) => ({ classified_id: 1, offer_price }),
  },
  'a plan': { field: 'price', schema: addPlan.body, with: (price) => ({ ...plan, price }) },
  'a boost': {
    field: 'price',
    schema: saveBoostPrice.body,
    with: (price) => ({ boost: 'premium', days: 7, price }),
  },
  'a new variant': { field: 'price', schema: NewVariant, with: (price) => ({ price }) },
  'many prices at once': {
    field: 'amount',
    schema: BulkChange,
    with: (amount) => ({ kind: 'price-amount', amount }),
  },
  'a preview of the commission': {
    field: 'price',
    schema: previewCommission.body,
    with: (price) => ({ seller_id: 1, price }),
  },
  'a postage method': {
    field: 'methods.0.price',
    schema: savePostageDetails.body,
    with: (price) => ({ methods: [{ name: 'Parcel', days: 2, price }] }),
  },
};

const answerTo = ({ schema, with: fill }: Field, amount: unknown) => checkInEnglish(schema, fill(amount));

describe('a blank amount', () => {
  test.each(Object.entries({ ...optional, ...required }))('of %s is refused at its field', (_name, field) => {
    for (const blank of blanks)
      expect(answerTo(field, blank), JSON.stringify(blank)).toMatchObject({
        ok: false,
        fields: { [field.field]: [expect.stringMatching(/ is required\.$/)] },
      });
  });

  test.each(Object.entries(required))('of %s cannot be left out either', (_name, field) => {
    expect(answerTo(field, undefined)).toMatchObject({
      ok: false,
      fields: { [field.field]: [expect.stringMatching(/ is required\.$/)] },
    });
  });

  test.each(Object.entries(optional))('of %s is something else than one that is left out', (_name, field) => {
    expect(answerTo(field, undefined)).toMatchObject({ ok: true });
  });
});
