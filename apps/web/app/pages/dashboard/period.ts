import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Repeats the contract's spelling, because its file would bring the schema library along. */
export const periods = ['Today', 'This Week', 'This Month', 'This Year'] as const;
export type PeriodName = (typeof periods)[number];

export const periodNamed = (name: string | null): PeriodName =>
  periods.find((period) => period === name) ?? 'This Month';

export const periodLabels: Record<PeriodName, MessageDescriptor> = {
  Today: msg`Today`,
  'This Week': msg`This Week`,
  'This Month': msg`This Month`,
  'This Year': msg`This Year`,
};

/** The period compared with, as far as the current one has come. */
export const beforeLabels: Record<PeriodName, MessageDescriptor> = {
  Today: msg`yesterday by now`,
  'This Week': msg`last week by now`,
  'This Month': msg`last month by now`,
  'This Year': msg`last year by now`,
};

/** All of the period before, as the chart draws it. */
export const wholeBeforeLabels: Record<PeriodName, MessageDescriptor> = {
  Today: msg`Yesterday`,
  'This Week': msg`Last week`,
  'This Month': msg`Last month`,
  'This Year': msg`Last year`,
};
