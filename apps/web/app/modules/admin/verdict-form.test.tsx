import type { Dispute } from '@souk/contract/modules/disputes/disputes';
import { expect, test } from 'vitest';
import { renderAt } from '../../lib/render.testing.tsx';
import { VerdictForm } from './components/verdict-form.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });

test('each verdict on the desk says what it pays to whom before it is given', async () => {
  const dispute = {
    dispute_id: 1,
    customer: { id: 1, name: 'Anna', image: null },
    seller: { id: 2, name: 'Kettle House', image: null },
    amount: money(4_500),
    whole: money(13_500),
    refund_proposed_at: null,
  } as unknown as Dispute;

  const said = (await renderAt('/', <VerdictForm dispute={dispute} />)).replace(/<!-- -->/g, '');

  expect(said).toContain('$45.00 goes back to Anna, $90.00 to Kettle House');
  expect(said).toContain('Nothing is refunded, $135.00 goes to Kettle House');
  expect(said).toContain('A part of $45.00 goes back to Anna, the rest of $135.00 to Kettle House');
});
