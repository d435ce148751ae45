import type { OpeningHour } from '@souk/contract/modules/sellers/profiles';
import type { BusinessType, SellerType } from '@souk/contract/shared/seller-types';
import type { OpeningHourRow } from './profile.tables.ts';

const dayMinutes = 24 * 60;

/** The category of a seller type; shops and other dealers choose their own. */
export const homeSlugOf: Record<BusinessType, string | null> = {
  professional: 'professional-services',
  handyman: 'handyman',
  events: 'events',
  wellbeing: 'wellbeing',
  fitness: 'wellbeing',
  spa: 'wellbeing',
  beauty: 'beauty',
  restaurant: 'restaurant',
  job: 'jobs',
  real_estate: 'real-estate',
  car_dealer: 'motors',
  retail: null,
};

/** A fitness or spa sub-category gives a wellbeing business that type; fitness takes precedence (spec §6). */
export function subTypeOf(sellerType: SellerType, subSlugs: readonly string[]): 'fitness' | 'spa' | null {
  if (sellerType !== 'wellbeing') return null;
  if (subSlugs.includes('fitness')) return 'fitness';
  return subSlugs.some((slug) => slug === 'spa' || slug === 'spa-wellness') ? 'spa' : null;
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minute: number): string => {
  const ofDay = minute % dayMinutes;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
};

/** The minutes of an open day; closing at or before the opening time means the next day. */
export function openMinutes({ weekday, open, close }: OpeningHour) {
  const opensMinute = minuteOf(open);
  const closing = minuteOf(close);
  return { weekday, opensMinute, closesMinute: closing > opensMinute ? closing : closing + dayMinutes };
}

/** The whole week as clients expect it, or nothing if no hours were ever given. */
export function presentWeek(rows: readonly OpeningHourRow[]): OpeningHour[] {
  if (rows.length === 0) return [];
  const byDay = new Map(rows.map((row) => [row.weekday, row]));
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const row = byDay.get(weekday);
    return row
      ? { weekday, open: timeOf(row.opensMinute), close: timeOf(row.closesMinute), closed: false }
      : { weekday, open: '00:00', close: '00:00', closed: true };
  });
}
