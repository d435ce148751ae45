import { namedCancellations } from '@souk/contract/modules/bookings/cancellations';
import { saveBookingTerms } from '@souk/contract/modules/bookings/terms';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { renderAt } from '../../lib/render.testing.tsx';
import { type ReadTerms, TermsSentence } from './components/terms/terms-sentence.tsx';
import { saveTerms } from './save-terms.server.ts';
import { flatSteps, readSteps, shownSteps } from './terms-steps.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const rows = {
  'cancellation_steps.0.hours_before': '72',
  'cancellation_steps.0.refund_percent': '100',
  'cancellation_steps.1.hours_before': '',
  'cancellation_steps.1.refund_percent': ' ',
  'cancellation_steps.2.hours_before': '5',
  'cancellation_steps.2.refund_percent': '',
};
const steps = [
  { hours_before: '72', refund_percent: '100' },
  { hours_before: '5', refund_percent: '' },
];

describe('own steps', () => {
  test('are the rows with anything in them', () => {
    expect(readSteps(form(rows))).toEqual(steps);
  });

  test('go back into the form under the names of their fields', () => {
    expect(flatSteps(steps)).toMatchObject({
      'cancellation_steps.1.hours_before': '5',
      'cancellation_steps.1.refund_percent': '',
    });
  });

  test('are previewed once they are complete', () => {
    expect(shownSteps(steps)).toEqual([{ hours_before: 72, refund_percent: 100 }]);
  });
});

const read: ReadTerms = {
  payment: 'deposit',
  deposit_percent: 20,
  confirmation: 'by-hand',
  answer_hours: 48,
  cancellation_steps: [...namedCancellations.moderate],
  no_show_percent: 0,
};
const said = async (given: Partial<ReadTerms> = {}) =>
  (await renderAt('/', <TermsSentence terms={{ ...read, ...given }} />)).replaceAll(/<[^>]*>/g, '');

describe('what customers will read', () => {
  test('says who confirms, when they pay, and what comes back', async () => {
    expect(await said()).toBe(
      'Your booking is confirmed within 2 days. You pay 20 % when you book, and the rest before you come. ' +
        'If you cancel up to 24 hours before the start, 100 % comes back. ' +
        'If you cancel until the start, 50 % comes back.  If you don’t come, nothing comes back.',
    );
  });

  test('says so where nothing comes back', async () => {
    expect(await said({ cancellation_steps: [], no_show_percent: 10 })).toContain(
      'Cancelling gives nothing back. If you don’t come, 10 % comes back.',
    );
  });

  test.each([
    ['at-booking', 'You pay when you book.'],
    ['after-confirming', 'You pay within 24 hours after the booking is confirmed.'],
    ['on-the-spot', 'You pay on the spot.'],
  ] as const)('says %s', async (payment, words) => {
    expect(await said({ payment, confirmation: 'at-once' })).toContain(
      `Your booking stands at once. ${words}`,
    );
  });
});

const typed = {
  payment: 'at-booking',
  deposit_percent: '20',
  confirmation: 'at-once',
  answer_hours: '48',
  no_show_percent: '0',
  ...rows,
};
const { path } = saveBookingTerms;
const save = async (fields: Record<string, string>) => {
  const { args, calls } = await buildPageArgs(buildRequest({ form: fields }), {
    [path]: { body: { message: 'Booking terms saved successfully.', data: {} } },
  });
  return { answer: await saveTerms(args), calls };
};

describe('saving the terms', () => {
  test('leaves the steps out where a named policy is chosen', async () => {
    const { answer, calls } = await save({ ...typed, cancellation: 'strict' });

    expect(answer).toBeInstanceOf(Response);
    expect(calls.at(-1)?.body).toMatchObject({ cancellation: 'strict', cancellation_steps: [] });
  });

  test('shows at its field what a row lacks, with all rows as they were', async () => {
    const { answer, calls } = await save({ ...typed, cancellation: 'own' });

    expect(calls).toEqual([]);
    expect(answer).toMatchObject({
      data: {
        fields: { 'cancellation_steps.1.refund_percent': [expect.any(String)] },
        values: { 'cancellation_steps.1.hours_before': '5' },
      },
    });
  });
});
