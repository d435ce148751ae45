import type { Dispute, DisputeDetail } from '@souk/contract/modules/disputes/disputes';
import { describe, expect, test } from 'vitest';
import { renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import { DisputeMessages } from './dispute-messages.tsx';
import { DisputeNext } from './dispute-next.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const at = '2026-03-02T02:00:00.000Z';
const dispute = {
  customer: { id: 1, name: 'Anna', image: null },
  seller: { id: 2, name: 'Kettle House', image: null },
  role: 'customer',
  status: 'open',
  refund: null,
  seller_gets: null,
  seller_answers_until: at,
  refund_proposed_at: null,
  closed_at: null,
};
const next = async (changes: object) =>
  wordsOf(await renderAt('/', <DisputeNext dispute={{ ...dispute, ...changes } as unknown as Dispute} />));

describe('what happens next in a dispute', () => {
  test('is the turn of the seller first, by a moment that both sides are told', async () => {
    expect(await next({})).toMatch(/^Kettle House should answer by .*2 M/);
    expect(await next({ role: 'seller' })).toMatch(/^Your turn: answer by .*2 M/);
  });

  test('is for Souk where no answer is awaited', async () => {
    expect(await next({ seller_answers_until: null })).toBe(
      'Souk looks at what both sides wrote and decides.',
    );
  });

  test('is for Souk once a refund is proposed, whatever the deadline was', async () => {
    expect(await next({ refund_proposed_at: at })).toContain(
      'did not answer in time, so a refund has been proposed',
    );
  });

  test('is the turn of the customer once the seller has answered', async () => {
    const replied = { status: 'seller-replied' };

    expect(await next(replied)).toMatch(/^Your turn: answer, or withdraw/);
    expect(await next({ ...replied, role: 'seller' })).toMatch(/^Anna can answer/);
  });

  test.each([
    ['withdrawn', 'Anna withdrew the complaint. The sale continues as before.'],
    ['resolved-seller', 'Souk decided for Kettle House. Nothing is refunded: $9.00 goes to Kettle House'],
    [
      'resolved-customer',
      'Souk decided for Anna. $5.00 goes back to Anna the way it was paid, $9.00 goes to',
    ],
    ['resolved-split', 'Souk decided on a split. $5.00 goes back to Anna the way it was paid, $9.00 goes to'],
  ])('is over once it is %s', async (status, words) => {
    const closed = { closed_at: at, refund: money(500), seller_gets: money(900) };

    expect(await next({ ...closed, status })).toContain(words);
  });
});

describe('the messages of a dispute', () => {
  const message = {
    id: 1,
    author: { id: 1, name: 'Anna', image: 'faces/anna' },
    role: 'customer',
    images: [],
  };
  const read = (messages: object[]) =>
    renderAt(
      '/',
      <DisputeMessages
        dispute={
          {
            messages: messages.map((one, index) => ({
              ...message,
              comment: 'It broke.',
              created_at: at,
              ...one,
              id: index,
            })),
          } as unknown as DisputeDetail
        }
        viewerRole="customer"
      />,
    );

  test('say who opened it, once', async () => {
    expect(wordsOf(await read([{}, {}])).match(/opened the dispute/g)).toHaveLength(1);
  });

  test('stand on the side of whoever wrote them', async () => {
    const rows = (await read([{}, { role: 'seller' }])).split('<li').slice(1);

    expect(rows.map((row) => row.includes('flex-row-reverse'))).toEqual([true, false]);
  });

  test('never show the face of an admin', async () => {
    expect(await read([{}])).toContain('anna');
    expect(await read([{ role: 'admin' }])).not.toContain('faces');
  });

  test('show their photos to download', async () => {
    const photo = { id: 4, name: 'crack.jpg', path: '/api/v2/evidence/4' };

    expect(await read([{ images: [photo] }])).toContain('aria-label="Photo crack.jpg"');
  });
});
