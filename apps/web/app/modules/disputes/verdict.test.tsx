import type { Dispute } from '@souk/contract/modules/disputes/disputes';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../lib/render.testing.tsx';
import { DisputeOutcome } from './components/dispute-outcome.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });

const dispute = {
  customer: { id: 1, name: 'Anna', image: null },
  seller: { id: 2, name: 'Kettle House', image: null },
  role: 'customer',
  status: 'open',
  amount: money(4_500),
  whole: money(13_500),
  refund: null,
  seller_gets: null,
  seller_answers_until: null,
  refund_proposed_at: null,
  decision_note: null,
  closed_at: null,
} as unknown as Dispute;

const told = async (changes: Partial<Dispute>) =>
  (await renderAt('/', <DisputeOutcome dispute={{ ...dispute, ...changes }} />))
    .replace(/<!-- -->/g, '')
    .replace(/\s+/g, ' ');

describe('a dispute', () => {
  test('says before the verdict how much can go to whom', async () => {
    expect(await told({})).toContain(
      'Up to $45.00 can go back to Anna. Between $90.00 and $135.00 is paid to Kettle House, less the commission.',
    );
    expect(await told({ amount: money(13_500) })).toContain('What does not go back is paid to Kettle House');
  });

  test.each([
    ['resolved-customer', 4_500, '$45.00 goes back to Anna the way it was paid, $90.00 goes to Kettle House'],
    ['resolved-split', 1_000, '$10.00 goes back to Anna the way it was paid, $125.00 goes to Kettle House'],
    ['resolved-seller', 0, 'Nothing is refunded: $135.00 goes to Kettle House, less the commission.'],
  ] as const)('that is %s says what went to whom', async (status, cents, words) => {
    const closed_at = '2026-11-02T09:00:00.000Z';
    const paid = { refund: money(cents), seller_gets: money(13_500 - cents) };

    expect(await told({ status, closed_at, ...paid })).toContain(words);
  });
});
