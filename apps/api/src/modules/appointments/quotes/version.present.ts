import type { QuoteVersion } from '@souk/contract/modules/appointments/quote-values';
import { type Money, moneyOf } from '@souk/contract/shared/values';
import { dayOf, inZone } from '../../../platform/period.ts';
import { portionsOf } from '../../sales/index.ts';
import { planOfQuote } from './quote.rules.ts';
import type { QuoteVersionRow } from './quote.tables.ts';

const timeAt = (moment: Date, timeZone: string): string =>
  inZone(moment, timeZone).toPlainTime().toString({ smallestUnit: 'minute' });

/** A moment as the clocks at the seller's place show it. */
export const localOf = (moment: Date, timeZone: string) => ({
  starts_at: moment.toISOString(),
  date: dayOf(moment, timeZone),
  start_time: timeAt(moment, timeZone),
});

/** What is paid when, as the booking would be sold now. */
function sharesOf(version: QuoteVersionRow, money: (cents: number) => Money): QuoteVersion['shares'] {
  const { instalments } = planOfQuote(version, version.startsAt);
  const portions = portionsOf(
    version.totalCents,
    instalments.map(({ percent }) => percent),
  );
  return instalments.map(({ label, percent, due }, at) => ({
    label,
    percent,
    amount: money(portions[at] ?? 0),
    due: due.on === 'start' || due.on === 'milestone' ? due.on : 'accepting',
  }));
}

interface VersionAround {
  currency: Money['currency'];
  timeZone: string;
  /** Resource → its name. */
  people: ReadonlyMap<number, { name: string }>;
}

export function presentVersion(
  version: QuoteVersionRow,
  { currency, timeZone, people }: VersionAround,
): QuoteVersion {
  const money = moneyOf(currency);
  const start = version.startsAt && localOf(version.startsAt, timeZone);
  return {
    version: version.version,
    items: version.lines.map(({ description, quantity, unitCents, totalCents, gstCents, isGstFree }) => ({
      description,
      quantity,
      unit_price: money(unitCents),
      total: money(totalCents),
      gst: money(gstCents),
      is_gst_free: isGstFree,
    })),
    total: money(version.totalCents),
    gst: money(version.gstCents),
    note: version.note,
    warranty: version.warranty,
    valid_until: dayOf(new Date(version.validUntil.getTime() - 1), timeZone),
    expires_at: version.validUntil.toISOString(),
    ...(start ?? { starts_at: null, date: null, start_time: null }),
    duration_minutes: version.durationMinutes,
    people: version.people.map((id) => ({ id, name: people.get(id)?.name ?? '' })),
    payment: version.payment,
    shares: sharesOf(version, money),
    created_at: version.createdAt.toISOString(),
  };
}
