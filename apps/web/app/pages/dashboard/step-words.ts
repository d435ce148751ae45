import type { ChartPoint } from '@souk/contract/modules/pages/dashboards';
import { datesIn } from '../../lib/dates.ts';

export type Step = 'hour' | 'day' | 'month';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `9 am` */
function hourWords(date: string): string {
  const hours = Number(date.slice(11, 13));
  return `${hours % 12 || 12} ${hours < 12 ? 'am' : 'pm'}`;
}

/** The API names the days of the reader's zone: they are written as they are. */
const { nearDay } = datesIn('UTC');

/** A step in full, for tables: `9 am`, `Fri 20 Nov`, `Nov 2026`. */
export function stepWords(step: Step, date: string): string {
  if (step === 'hour') return hourWords(date);
  if (step === 'day') return nearDay(date);
  return `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

/** The same below a bar: `9 am`, `Fri` in a week, `20` in a month, `Nov`. */
export function tickWords(step: Step, date: string, steps: number): string {
  if (step === 'hour') return hourWords(date);
  if (step === 'month') return months[Number(date.slice(5, 7)) - 1] ?? '';
  return steps > 7 ? String(Number(date.slice(8, 10))) : nearDay(date).slice(0, 3);
}

/** The place of the highest step; none if nothing was earned. */
export function peakOf(chart: readonly ChartPoint[]): number {
  const highest = Math.max(0, ...chart.map(({ value }) => value?.cents ?? 0));
  return highest === 0 ? -1 : chart.findIndex(({ value }) => value?.cents === highest);
}

/** Growth over before in per cent; undefined if there was nothing before. */
export const growthOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
