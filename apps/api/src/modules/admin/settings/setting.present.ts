import type { MarketSettings } from '@souk/contract/modules/admin/settings';
import type { Settings } from '@souk/contract/modules/settings/values';

export const presentSettings = (settings: Settings): MarketSettings => ({
  gst_percent: settings.gstPercent,
  commission_percent: settings.commissionPercent,
  ad_days: settings.adDays,
  private_ad_limit: settings.privateAdLimit,
  plan_limits: settings.planLimits,
  offer_hours: settings.offerHours,
  currency: settings.currency,
  copyright_year: settings.copyrightYear,
  payout_minimum_cents: settings.payoutMinimumCents,
  payout_approval_cents: settings.payoutApprovalCents,
  ship_reminder_days: settings.shipReminderDays,
  ship_grace_days: settings.shipGraceDays,
  ship_end_days: settings.shipEndDays,
  house_name: settings.houseName,
  house_abn: settings.houseAbn,
  house_address: settings.houseAddress,
});
