import type { QuoteDetail } from '@souk/contract/modules/appointments/quote-values';
import { acceptQuote, getQuote, offerVisit, sendQuote } from '@souk/contract/modules/appointments/quotes';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest, postPage } from '../../lib/page.testing.ts';
import { buttonsIn, renderAt, wordsOf } from '../../lib/render.testing.tsx';
import type { FormOutcome } from '../../ui/form-scope.tsx';
import { accept, loadAcceptance } from './accept-quote.server.ts';
import { answer, loadAnswer, sendVisit } from './answer-quote.server.ts';
import { percentOf, totalOf, typedLines } from './answer-rows.ts';
import { AnswerForm } from './components/answer/answer-form.tsx';
import { AcceptForm } from './components/quote/accept-form.tsx';
import { quoteWith, versionWith } from './quotes.testing.ts';

const root = { now: '2026-03-08T13:00:00.000Z', timeZone: 'Australia/Sydney' };
const people = [
  { id: 1, name: 'Ana' },
  { id: 2, name: 'Bo' },
];
const answered = (quote: QuoteDetail) => ({ [getQuote.path]: { body: { data: quote } } });
const whereTo = (thrown: unknown) => (thrown as Response).headers.get('location');

describe('the rows of a quote as typed', () => {
  test('are those that say something, each once or as often as its quantity says', () => {
    const lines = typedLines([
      { description: 'Labour', quantity: '2', unit_price: '110' },
      undefined,
      { description: ' ', quantity: '1', unit_price: '' },
      { description: 'Bread', quantity: '', unit_price: '10.50', is_gst_free: 'on' },
    ]);

    expect(lines).toEqual([
      { description: 'Labour', quantity: '2', unit_price: '110', is_gst_free: false },
      { description: 'Bread', quantity: '1', unit_price: '10.50', is_gst_free: true },
    ]);
    expect(totalOf(lines, 10)).toEqual({ cents: 23_050, gstCents: 2_000 });
    expect(totalOf(lines, 0)).toEqual({ cents: 23_050, gstCents: 0 });
  });

  test('count nothing while they are no numbers', () => {
    const line = { description: 'Labour', quantity: 'two', unit_price: '110', is_gst_free: false };

    expect(totalOf([line], 10)).toEqual({ cents: 0, gstCents: 0 });
    expect(
      percentOf([
        { label: 'Start', percent: '40' },
        { label: '', percent: 'x' },
      ]),
    ).toBe(40);
  });
});

describe('the form of a quote', () => {
  const shown = (given: Partial<QuoteDetail> = {}, problems?: FormOutcome) =>
    renderAt(
      '/business-bookings/quotes/8/answer',
      <AnswerForm quote={quoteWith(given)} people={people} problems={problems} />,
      root,
    );

  test('begins with one line, and offers people, time, terms and all ways of paying', async () => {
    const page = await shown({ status: 'Quote-Requested', offer: null });

    for (const name of [
      'items.0.description',
      'people',
      'date',
      'valid_until',
      'milestones.0.label',
      'warranty',
    ])
      expect(page).toContain(`name="${name}"`);
    expect(buttonsIn(page)).toContain('Send the quote');
  });

  test('begins with the version that is revised', async () => {
    const offer = versionWith({ warranty: '12 months', people: [{ id: 2, name: 'Bo' }] });
    const page = await shown({ offer });

    expect(page).toContain('value="Labour"');
    expect(page).toContain('value="110.00"');
    expect(page).toContain('value="12 months"');
    expect(page).toContain('value="2026-03-13"');
    expect(wordsOf(page)).toContain('Includes $30.00 GST');
    expect(buttonsIn(page)).toContain('Send the new version');
  });

  test('keeps what was typed, with each problem at its field', async () => {
    const values = {
      items: [{ description: 'Labour', quantity: '1', unit_price: 'much', is_gst_free: 'on' }],
      payment: 'milestones',
      milestones: [{ label: 'All', percent: '90' }],
      note: 'With care',
    };
    const fields = {
      'items.0.unit_price': ['Please enter valid number.'],
      milestones: ['The shares of all milestones must be 100 per cent together.'],
    };
    const page = await shown({ offer: null }, { values, fields });

    expect(page).toContain('value="much"');
    expect(page).toContain('With care');
    expect(page).toContain('value="90"');
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(wordsOf(page)).toContain('Line 1: Please enter valid number.');
    expect(wordsOf(page)).toContain('90 of 100 per cent');
  });
});

describe('sending a quote', () => {
  const fields = {
    'items.0.description': 'Labour',
    'items.0.quantity': '2',
    'items.0.unit_price': '110',
    'items.1.description': '',
    'items.1.unit_price': '',
    payment: 'in-full',
    'milestones.0.label': 'left over',
    'milestones.0.percent': '10',
    deposit_percent: 'x',
    duration_minutes: '60',
    warranty: '12 months',
  };
  const send = (changes: Record<string, string>, reply: object = {}) =>
    postPage((args) => answer(args, '8'), {
      fields: { ...fields, ...changes },
      answers: { [sendQuote.path]: reply },
    });

  test('leaves out empty lines and what belongs to another way of paying', async () => {
    const { to, calls } = await send({});

    expect(to).toBe('/business-bookings/quotes/8');
    const body = calls[0]?.body as Record<string, string>;
    expect(body).toMatchObject({ quote_id: 8, warranty: '12 months' });
    expect(JSON.parse(body.items ?? '')).toHaveLength(1);
    expect([body.milestones, body.deposit_percent]).toEqual([undefined, undefined]);
  });

  test('that is refused comes back with what was typed', async () => {
    const { outcome, calls } = await send({ 'items.0.unit_price': 'much' });

    expect(calls).toEqual([]);
    expect(outcome).toMatchObject({
      data: { fields: { 'items.0.unit_price': [expect.any(String)] }, values: { warranty: '12 months' } },
    });
  });

  test('has no form once it cannot be answered any more', async () => {
    const { args } = await buildPageArgs(buildRequest(), answered(quoteWith({ moves: [] })));

    const thrown = await loadAnswer(args, '8', 'send').catch((refused: unknown) => refused);

    expect(whereTo(thrown)).toBe('/business-bookings/quotes/8');
  });

  test('offers a visit, or says why not', async () => {
    const answers = { [offerVisit.path]: [{}, { status: 422, body: { message: 'This time is taken.' } }] };
    const visit = { fields: { date: '2030-01-02', time: '10:00' }, answers };

    const offered = await postPage((args) => sendVisit(args, '8'), visit);
    const taken = await postPage((args) => sendVisit(args, '8'), {
      ...visit,
      answers: { [offerVisit.path]: answers[offerVisit.path]?.[1] ?? {} },
    });

    expect(offered.to).toBe('/business-bookings/quotes/8');
    expect(offered.cookies).toContain('The customer has been told of the visit.');
    expect(taken.outcome).toMatchObject({ data: { form: 'This time is taken.', values: { time: '10:00' } } });
  });
});

describe('accepting a quote', () => {
  const post = (reply: object, fields: Record<string, string> = { version: '1' }) =>
    postPage((args) => accept(args, '8'), {
      fields,
      answers: { ...answered(quoteWith()), [acceptQuote.path]: reply },
    });
  const form = (given: Partial<QuoteDetail>, problems?: Parameters<typeof AcceptForm>[0]['problems']) => {
    const quote = quoteWith(given);
    const offer = quote.offer ?? versionWith();
    return renderAt('/x', <AcceptForm quote={quote} offer={offer} problems={problems} />, root);
  };

  test('leads to its payment, with the version that was read', async () => {
    const { to, calls } = await post({ body: { data: { booking_id: 4, next: { step: 'pay' } } } });

    expect(to).toBe('/booking-checkout?booking_id=4');
    expect(calls.at(-1)?.body).toMatchObject({ version: '1' });
  });

  test('of a time that was taken offers the next ones', async () => {
    const next = ['2026-03-13T01:00:00.000Z'];
    const { outcome } = await post({
      status: 422,
      body: { message: 'This time is taken.', data: { code: 'slot-taken', next } },
    });

    expect(outcome).toMatchObject({ data: { form: 'This time is taken.', next } });
    const page = await form({ offer: versionWith({ starts_at: null }) }, { fields: {}, values: {}, next });
    expect(page).toContain('date=2026-03-13&amp;time=12%3A00');
  });

  test('asks for a time only where the quote names none, and says what is paid and who is told', async () => {
    const named = await form({ asked_count: 3 });
    const open = await form({ offer: versionWith({ starts_at: null }) });

    expect(named).not.toContain('name="date"');
    expect(wordsOf(named)).toContain('The other businesses that you have asked are told');
    expect(open).toContain('name="date"');
    expect(open).toContain('value="2026-03-13"');
    expect(buttonsIn(open)).toEqual(['Accept, pay $330.00']);
  });

  test('has no page once the quote is over', async () => {
    const { args } = await buildPageArgs(buildRequest(), answered(quoteWith({ moves: ['renew'] })));

    const thrown = await loadAcceptance(args, '8').catch((refused: unknown) => refused);

    expect(whereTo(thrown)).toBe('/my-bookings/quotes/8');
  });
});
