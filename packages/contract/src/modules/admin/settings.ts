import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { postingTypes } from '../../shared/seller-types.ts';
import { SettingChanges, Settings } from '../settings/values.ts';

const { shape } = Settings;

/** The market's settings in the names of the wire. */
export const MarketSettings = z
  .object({
    gst_percent: shape.gstPercent.unwrap(),
    commission_percent: shape.commissionPercent.unwrap(),
    ad_days: shape.adDays.unwrap(),
    private_ad_limit: shape.privateAdLimit.unwrap(),
    plan_limits: shape.planLimits.unwrap(),
    offer_hours: shape.offerHours.unwrap(),
    currency: shape.currency.unwrap(),
    copyright_year: shape.copyrightYear.unwrap(),
    payout_minimum_cents: shape.payoutMinimumCents.unwrap(),
    payout_approval_cents: shape.payoutApprovalCents.unwrap(),
    ship_reminder_days: shape.shipReminderDays.unwrap(),
    ship_grace_days: shape.shipGraceDays.unwrap(),
    ship_end_days: shape.shipEndDays.unwrap(),
    house_name: shape.houseName.unwrap(),
    house_abn: z.string(),
    house_address: shape.houseAddress.unwrap(),
  })
  .meta({ id: 'MarketSettings' });
export type MarketSettings = z.infer<typeof MarketSettings>;

/** Seller types whose number of ads has its own limit. */
export const limitedTypes = postingTypes.filter((type) => type !== 'private');

const { shape: changes } = SettingChanges;
const limit = blankAsMissing(wholeNumber({ min: 0, max: 10_000 }).optional());

export const getMarketSettings = endpoint({
  method: 'GET',
  path: '/admin/settings',
  access: 'admin',
  summary: 'The settings in force.',
  reply: MarketSettings,
});

export const saveMarketSettings = endpoint({
  method: 'PUT',
  path: '/admin/settings',
  spec: ['admin/admin-settings'],
  access: 'admin',
  summary: 'Changes the settings that are given; they count at once.',
  body: z.object({
    gst_percent: blankAsMissing(changes.gstPercent),
    commission_percent: blankAsMissing(changes.commissionPercent),
    ad_days: blankAsMissing(changes.adDays),
    private_ad_limit: blankAsMissing(changes.privateAdLimit),
    plan_limits: z.partialRecord(z.enum(limitedTypes), limit).optional(),
    offer_hours: blankAsMissing(changes.offerHours),
    currency: blankAsMissing(changes.currency),
    copyright_year: blankAsMissing(changes.copyrightYear),
    /** Left out, they stay unchanged; a blank amount is refused. */
    payout_minimum_cents: changes.payoutMinimumCents,
    payout_approval_cents: changes.payoutApprovalCents,
    ship_reminder_days: blankAsMissing(changes.shipReminderDays),
    ship_grace_days: blankAsMissing(changes.shipGraceDays),
    ship_end_days: blankAsMissing(changes.shipEndDays),
    house_name: blankAsMissing(changes.houseName),
    /** Empty: Souk is not registered. */
    house_abn: changes.houseAbn,
    house_address: changes.houseAddress,
  }),
  reply: MarketSettings,
  message: 'Settings saved successfully.',
});
