import { z } from 'zod';
import { type Endpoint, endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, rowsOf } from '../../shared/fields.ts';
import { priceInCents, wholeNumber } from '../../shared/numbers.ts';
import { inSchema, say } from '../../shared/say.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { ownId, Tick } from '../../shared/values.ts';
import { maxChangeLines, maxExtraDays, WorkChange } from './work-change-values.ts';

const ChangeLineFields = z.object({
  description: text('Description', { max: 200 }),
  quantity: wholeNumber({ label: 'Quantity', min: 1, max: 9999 }).default(1),
  /** With GST, like every price. */
  unit_price: priceInCents(),
  is_gst_free: Tick.default(false),
  /** Work that is not done any more. */
  is_less: Tick.default(false),
});

export const proposeWorkChange = endpoint({
  method: 'POST',
  path: '/bookings/:booking_id/work-changes',
  access: 'signed-in',
  summary:
    'Proposes and signs a change of a confirmed or running booking that is paid by shares: more or less work, or more days. It holds once the other side signs too.',
  params: z.object({ booking_id: ownId('bookings.booking') }),
  body: z.object({
    items: rowsOf(
      ChangeLineFields,
      maxChangeLines,
      inSchema(say`A change can have up to ${maxChangeLines} lines.`),
    ).default([]),
    /** At the same hours, on the days that follow. */
    extra_days: wholeNumber({ label: 'Extra days', min: 0, max: maxExtraDays }).default(0),
    note: optionalText(1000),
  }),
  reply: WorkChange,
  status: 201,
  message: 'Change proposed successfully.',
  errors: [
    'booking-move-not-allowed',
    'work-change-open',
    'change-too-small',
    'change-too-large',
    'sale-move-not-allowed',
    'slot-taken',
  ],
  limit: { max: 20, seconds: 60 },
});

const params = z.object({ work_change_id: ownId('bookings.work-change') });

export const getWorkChange = endpoint({
  method: 'GET',
  path: '/work-changes/:work_change_id',
  access: 'signed-in',
  summary: 'One change of a booking, for its two sides.',
  params,
  reply: WorkChange,
});

/** A call that only moves a change. */
const moving = {
  method: 'POST',
  params,
  reply: WorkChange,
  errors: ['work-change-move-not-allowed'],
} as const satisfies Partial<Endpoint>;

export const acceptWorkChange = endpoint({
  ...moving,
  path: '/work-changes/:work_change_id/accept',
  access: 'signed-in',
  summary:
    'Signs a change that the other side has proposed: more is paid as a share of its own, less is taken off what is still to be paid, and what was paid above that goes back.',
  body: z.object({
    /** What the page has said would go back, in cents; if it has changed since, nothing is signed. */
    quoted_cents: blankAsMissing(wholeNumber({ min: 0 }).optional()),
  }),
  message: 'Change accepted successfully.',
  errors: [
    'work-change-move-not-allowed',
    'sale-move-not-allowed',
    'sale-being-paid',
    'change-too-small',
    'change-too-large',
    'price-changed',
    'slot-taken',
  ],
});

export const declineWorkChange = endpoint({
  ...moving,
  path: '/work-changes/:work_change_id/decline',
  access: 'signed-in',
  summary: 'Declines a change that the other side has proposed; the booking stays as it is.',
  body: z.object({ reason: optionalText(500) }),
  message: 'Change declined successfully.',
});

export const withdrawWorkChange = endpoint({
  ...moving,
  path: '/work-changes/:work_change_id/withdraw',
  access: 'signed-in',
  summary: 'Takes an own proposed change back before it is answered.',
  message: 'Change withdrawn successfully.',
});
