import type { chartSteps } from '@souk/contract/modules/pages/dashboards';
import type { DateFilter } from '@souk/contract/shared/page';
import { Temporal } from 'temporal-polyfill';
import { inZone, startOf } from '../../../platform/period.ts';

type Step = (typeof chartSteps)[number];
type Zoned = Temporal.ZonedDateTime;

/** From one moment until another, exclusive. */
export interface Span {
  since: Date;
  until: Date;
}

export interface ChartStep {
  /** `2026-11-20T09`, `2026-11-20` or `2026-11`. */
  name: string;
  span: Span;
  /** The same step of the previous period, unless that had none. */
  before: Span | null;
}

export interface Period {
  step: Step;
  now: Span;
  /** As far into the previous period as now is into this one. */
  before: Span;
  /** All of this period, including what is still to come. */
  steps: ChartStep[];
}

interface Shape {
  step: Step;
  lasts: Temporal.DurationLike;
  each: Temporal.DurationLike;
  /** Characters of the ISO text that name a step. */
  named: number;
}

const shapes: Record<DateFilter, Shape> = {
  Today: { step: 'hour', lasts: { days: 1 }, each: { hours: 1 }, named: 13 },
  'This Week': { step: 'day', lasts: { weeks: 1 }, each: { days: 1 }, named: 10 },
  'This Month': { step: 'day', lasts: { months: 1 }, each: { days: 1 }, named: 10 },
  'This Year': { step: 'month', lasts: { years: 1 }, each: { months: 1 }, named: 7 },
};

const dateOf = (moment: Zoned): Date => new Date(moment.epochMilliseconds);
const isBefore = (one: Zoned, other: Zoned) => Temporal.ZonedDateTime.compare(one, other) < 0;

/** The starts of all steps between two moments. */
function stepsBetween(from: Zoned, to: Zoned, each: Temporal.DurationLike): Zoned[] {
  const found: Zoned[] = [];
  for (let at = from; isBefore(at, to); at = at.add(each)) found.push(at);
  return found;
}

const spansOf = (starts: readonly Zoned[], end: Zoned): Span[] =>
  starts.map((start, place) => ({ since: dateOf(start), until: dateOf(starts[place + 1] ?? end) }));

/** The current period in this zone, step by step, and the part of the one before that it is compared with. */
export function periodOf(filter: DateFilter, at: Date, timeZone: string): Period {
  const { step, lasts, each, named } = shapes[filter];
  const now = inZone(at, timeZone);
  const since = startOf(filter, now);
  const until = since.add(lasts);
  const sinceBefore = since.subtract(lasts);
  // Daylight saving and shorter months must not push the end into the current period.
  const sameMoment = sinceBefore.add(since.until(now, { largestUnit: step === 'month' ? 'months' : 'days' }));
  const untilBefore = isBefore(sameMoment, since) ? sameMoment : since;

  const starts = stepsBetween(since, until, each);
  const before = spansOf(stepsBetween(sinceBefore, since, each), since);
  return {
    step,
    now: { since: dateOf(since), until: at },
    before: { since: dateOf(sinceBefore), until: dateOf(untilBefore) },
    steps: spansOf(starts, until).map((span, place) => ({
      name: starts[place]?.toPlainDateTime().toString().slice(0, named) ?? '',
      span,
      before: before[place] ?? null,
    })),
  };
}
