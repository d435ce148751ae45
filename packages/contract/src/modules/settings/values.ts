import { z } from 'zod';
import { percent, wholeNumber } from '../../shared/numbers.ts';
import { PlainSellerType, type SellerType } from '../../shared/seller-types.ts';
import { line, text } from '../../shared/texts.ts';
import { currencies } from '../../shared/values.ts';

const whole = (min: number, max: number) => wholeNumber({ min, max });

/** Text that is stored as JSON: one made of digits alone is read back as a number. */
const digitsOrText = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string());

/** Ads that a seller may have active at a time without a paid plan (spec §6; 50 for business sellers). */
const PlanLimits = z.partialRecord(PlainSellerType, whole(0, 10_000));
const planLimits: Partial<Record<SellerType, number>> = {
  job: 50,
  real_estate: 50,
  car_dealer: 50,
  retail: 50,
};

/** Every setting that admins may change while the product runs, with its check and its default. */
export const Settings = z.object({
  gstPercent: percent().default(10),
  commissionPercent: percent().default(5),
  adDays: whole(1, 365).default(30),
  privateAdLimit: whole(0, 10_000).default(10),
  planLimits: PlanLimits.default(planLimits),
  offerHours: whole(1, 720).default(48),
  currency: z.enum(currencies).default('AUD'),
  copyrightYear: whole(2000, 2100).default(2022),
  /** Smaller amounts are not paid out to a seller. */
  payoutMinimumCents: whole(1, 100_000_000).default(100),
  /** Larger payouts need two admins. */
  payoutApprovalCents: whole(0, 1_000_000_000_000).default(500_000),
  /** A shop that has accepted an order and not sent it is reminded, as long as it has promised no later dispatch. */
  shipReminderDays: whole(1, 365).default(3),
  /** So long after the reminder the buyer may cancel it. */
  shipGraceDays: whole(1, 365).default(4),
  /** So long after that it is cancelled and refunded automatically. */
  shipEndDays: whole(1, 365).default(7),
  /** Souk as its invoices name it; without an ABN they are not tax invoices. */
  houseName: digitsOrText.pipe(text('House name', { max: 100 })).default('Souk'),
  houseAbn: digitsOrText
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().regex(/^(\d{11})?$/, 'Please enter valid ABN.'))
    .default(''),
  houseAddress: digitsOrText.pipe(line(300)).default(''),
});
export type Settings = z.output<typeof Settings>;

/** The body of a change: some of the settings, each checked as above. */
export const SettingChanges = z.object(
  Object.fromEntries(
    Object.entries(Settings.shape).map(([key, schema]) => [key, schema.unwrap().optional()]),
  ) as {
    [K in keyof typeof Settings.shape]: z.ZodOptional<ReturnType<(typeof Settings.shape)[K]['unwrap']>>;
  },
);
export type SettingChanges = z.output<typeof SettingChanges>;
