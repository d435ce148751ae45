import type { saveMarketSettings } from '@souk/contract/modules/admin/settings';
import type { Settings } from '@souk/contract/modules/settings/values';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { getSettings, saveSettings } from '../../settings/index.ts';
import { onRecord } from '../audit/on-record.ts';
import { presentSettings } from './setting.present.ts';

type Changes = BodyOf<typeof saveMarketSettings>;

/** One change at a time, so that the log's "before" is correct; the number is arbitrary but fixed. */
const settingsLock = 7_216_002;

const limitsOf = (former: Settings, given: Changes['plan_limits']): Settings['planLimits'] => ({
  ...former.planLimits,
  ...Object.fromEntries(Object.entries(given ?? {}).filter(([, limit]) => limit !== undefined)),
});

/** Changes the market's settings, which apply from the next call on. */
export const writeSettings = (db: Db, admin: User, changes: Changes): Promise<Settings> =>
  onRecord(db, admin, async (tx, record) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${settingsLock})`);
    const former = await getSettings(tx);
    const settings = await saveSettings(tx, {
      gstPercent: changes.gst_percent,
      commissionPercent: changes.commission_percent,
      adDays: changes.ad_days,
      privateAdLimit: changes.private_ad_limit,
      planLimits: changes.plan_limits && limitsOf(former, changes.plan_limits),
      offerHours: changes.offer_hours,
      currency: changes.currency,
      copyrightYear: changes.copyright_year,
      payoutMinimumCents: changes.payout_minimum_cents,
      payoutApprovalCents: changes.payout_approval_cents,
      shipReminderDays: changes.ship_reminder_days,
      shipGraceDays: changes.ship_grace_days,
      shipEndDays: changes.ship_end_days,
      houseName: changes.house_name,
      houseAbn: changes.house_abn,
      houseAddress: changes.house_address,
    });
    await record({
      action: 'settings.saved',
      target: { kind: 'settings.market', id: 'all' },
      before: presentSettings(former),
      after: presentSettings(settings),
    });
    return settings;
  });
