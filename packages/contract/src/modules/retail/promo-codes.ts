import { z } from 'zod';
import { instant } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, clearable } from '../../shared/fields.ts';
import { priceInCents, wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { Id, Moment, Money, Nothing, ownId, Tick } from '../../shared/values.ts';

export const promoCodeText = 'A code has 5 to 20 letters and digits.';
export const promoDuplicateText = 'You have this code already.';
export const promoAmountText = 'Please give either a percentage or an amount.';

/** A code that takes something off one seller's part of a checkout. */
export const PromoCode = z
  .object({
    id: Id,
    code: z.string(),
    percent: z.int().nullable(),
    amount: Money.nullable(),
    min_total: Money.nullable(),
    starts_at: Moment,
    ends_at: Moment.nullable(),
    uses_max: z.int().nullable(),
    uses: z.int(),
    is_active: z.boolean(),
    /** It can be used at this moment. */
    is_running: z.boolean(),
    created_at: Moment,
  })
  .meta({ id: 'PromoCode' });
export type PromoCode = z.infer<typeof PromoCode>;

const percent = wholeNumber({ min: 1, max: 90 });

const many = wholeNumber({ min: 1, max: 1_000_000 });

const fields = {
  percent: clearable(percent),
  amount: clearable(priceInCents('Amount')),
  min_total: clearable(priceInCents('Minimum')),
  starts_at: blankAsMissing(instant().optional()),
  ends_at: clearable(instant()),
  uses_max: clearable(many),
  is_active: blankAsMissing(Tick.optional()),
};

const CreatePromoCode = z
  .object({
    /** Five random letters and digits where none is given. */
    code: blankAsMissing(
      z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9]{5,20}$/, promoCodeText)
        .toUpperCase()
        .optional(),
    ),
    ...fields,
    percent: fields.percent.meta({ examples: [10] }),
  })
  .refine(({ percent, amount }) => (percent == null) !== (amount == null), {
    error: promoAmountText,
    path: ['percent'],
  });
export type CreatePromoCode = z.output<typeof CreatePromoCode>;

const EditPromoCode = z.object(fields);
export type EditPromoCode = z.output<typeof EditPromoCode>;

const params = z.object({ id: ownId('retail.promo-code') });

export const listPromoCodes = endpoint({
  method: 'GET',
  path: '/retail/promo-codes',
  access: ['retail'],
  summary: 'Own codes, the newest first.',
  query: PageQuery,
  reply: pageOf(PromoCode),
});

export const createPromoCode = endpoint({
  method: 'POST',
  path: '/retail/promo-codes',
  access: ['retail'],
  summary: 'Makes a code for the own shop; each buyer can use it once.',
  body: CreatePromoCode,
  reply: PromoCode,
  status: 201,
  message: 'Code saved successfully.',
});

export const updatePromoCode = endpoint({
  method: 'PUT',
  path: '/retail/promo-codes/:id',
  access: ['retail'],
  summary: 'Changes an own code; orders that have used it stay as they are.',
  params,
  body: EditPromoCode,
  reply: PromoCode,
  message: 'Code saved successfully.',
});

export const deletePromoCode = endpoint({
  method: 'DELETE',
  path: '/retail/promo-codes/:id',
  access: ['retail'],
  summary: 'Ends an own code and takes it off the list.',
  params,
  reply: Nothing,
  message: 'Code deleted successfully.',
});
