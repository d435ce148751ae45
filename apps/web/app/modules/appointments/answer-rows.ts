import { msg } from '@lingui/core/macro';
import type { QuoteVersion } from '@souk/contract/modules/appointments/quote-values';
import { centsOf, textOf, treeOf } from '../../lib/typed-values.ts';

/** One line of a quote as typed. */
export interface LineFields {
  description: string;
  quantity: string;
  unit_price: string;
  is_gst_free: boolean;
}

/** One milestone as typed. */
export interface StepFields {
  label: string;
  percent: string;
}

/** The contract's limits, whose file would bring the schema library into the browser. */
export const mostLines = 50;
export const mostSteps = 6;

export const emptyLine: LineFields = { description: '', quantity: '1', unit_price: '', is_gst_free: false };
export const emptyStep: StepFields = { label: '', percent: '' };

const listIn = (values: unknown): unknown[] => (Array.isArray(values) ? Array.from(values) : []);

/** Lines as a form sends them; those without words and price are left out. */
export const typedLines = (values: unknown): LineFields[] =>
  listIn(values)
    .map(treeOf)
    .map(({ description, quantity, unit_price: price, is_gst_free: isFree }) => ({
      description: textOf(description),
      quantity: textOf(quantity) || '1',
      unit_price: textOf(price),
      is_gst_free: isFree === 'on' || isFree === true,
    }))
    .filter(({ description, unit_price: price }) => description.trim() !== '' || price.trim() !== '');

/** Milestones as a form sends them; empty ones are left out. */
export const typedSteps = (values: unknown): StepFields[] =>
  listIn(values)
    .map(treeOf)
    .map(({ label, percent }) => ({ label: textOf(label), percent: textOf(percent) }))
    .filter(({ label, percent }) => label.trim() !== '' || percent.trim() !== '');

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** The lines of the version that is revised. */
export const linesOf = (offer: QuoteVersion | null): LineFields[] =>
  (offer?.items ?? []).map(({ description, quantity, unit_price: unit, is_gst_free: isFree }) => ({
    description,
    quantity: String(quantity),
    unit_price: dollars(unit.cents),
    is_gst_free: isFree,
  }));

export const stepsOf = (offer: QuoteVersion | null): StepFields[] =>
  offer?.payment === 'milestones'
    ? offer.shares.map(({ label, percent }) => ({ label, percent: String(percent) }))
    : [];

const quantityOf = (typed: string): number => (/^[1-9]\d{0,3}$/.test(typed.trim()) ? Number(typed) : 0);

/** What the lines come to while they are typed; a line that is not complete counts nothing. */
export function totalOf(lines: readonly LineFields[], gstPercent: number) {
  const sums = lines.map(({ quantity, unit_price: price, is_gst_free: isFree }) => {
    const cents = quantityOf(quantity) * (centsOf(price) ?? 0);
    return { cents, gst: isFree ? 0 : Math.round((cents * gstPercent) / (100 + gstPercent)) };
  });
  return {
    cents: sums.reduce((all, { cents }) => all + cents, 0),
    gstCents: sums.reduce((all, { gst }) => all + gst, 0),
  };
}

/** How many per cent the milestones come to. */
export const percentOf = (steps: readonly StepFields[]): number =>
  steps.reduce((all, { percent }) => all + (Number(percent) || 0), 0);

/** Shown if another row is wanted before the last one is filled in. */
export const fillRowFirst = msg`Please fill mandatory fields before adding another.`;

export const mayAddLine = (lines: readonly LineFields[]): boolean =>
  lines.every(({ description, unit_price: price }) => description.trim() !== '' && price.trim() !== '');

export const mayAddStep = (steps: readonly StepFields[]): boolean =>
  steps.every(({ label, percent }) => label.trim() !== '' && percent.trim() !== '');
