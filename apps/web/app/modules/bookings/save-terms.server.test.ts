import { saveBookingTerms } from '@souk/contract/modules/bookings/terms';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
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
