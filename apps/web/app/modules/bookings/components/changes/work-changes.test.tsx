import type { WorkChange } from '@souk/contract/modules/bookings/work-change-values';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../../../lib/render.testing.tsx';
import { ActForm } from '../../../../ui/act-form.tsx';
import { bookingWith, aud as money } from '../../booking.testing.ts';
import { changeOf, typedChanges } from '../../change-rows.ts';
import { workChangeActs } from '../../work-change-acts.ts';
import { ChangeForm } from './change-form.tsx';
import { WorkChanges } from './work-changes.tsx';

const changeWith = (given: Partial<WorkChange> = {}): WorkChange => ({
  work_change_id: 4,
  booking_id: 12,
  number: 1,
  status: 'Proposed',
  role: 'customer',
  proposed_by: 'seller',
  customer_name: 'Kim',
  seller_name: 'Still Waters',
  items: [
    {
      description: 'A second coat',
      quantity: 2,
      unit_price: money(2_000),
      is_less: false,
      total: money(4_000),
      is_gst_free: false,
    },
  ],
  total: money(4_000),
  gst: money(364),
  extra_days: 2,
  note: 'The first one shines through',
  reason: null,
  effect: { to_pay: money(4_000), not_to_pay: money(0), refund: money(0) },
  refunded: money(0),
  proposed_at: '2026-03-02T00:30:00.000Z',
  answered_at: null,
  expires_at: '2026-03-05T00:30:00.000Z',
  moves: ['accept', 'decline'],
  ...given,
});

const shown = (given: Partial<WorkChange> = {}) =>
  renderAt('/', <WorkChanges booking={bookingWith({ work_changes: [changeWith(given)] })} />);

const asked = (given: Partial<WorkChange>) => {
  const act = workChangeActs.moves.accept;
  if (act?.endpoint === undefined) throw new Error('signing asks nothing');
  return renderAt(
    '/',
    <ActForm
      act={act}
      row={changeWith(given)}
      given={{ quoted_cents: '2000' }}
      action="/act"
      back="/"
      keep={() => null}
    />,
  );
};

describe('the changes of a booking', () => {
  test('are not shown where there are none', async () => {
    expect(await renderAt('/', <WorkChanges booking={bookingWith()} />)).not.toContain('Changes of the work');
  });

  test('say what changes, what it does to the price, who has signed, and who has not', async () => {
    const page = await shown();

    expect(page).toContain('A second coat');
    expect(page).toContain('2 × $20.00');
    expect(page).toContain('$40.00 more is to be paid');
    expect(page).toContain('Still Waters');
    expect(page).toContain('not signed');
    expect(page).toContain('The first one shines through');
    expect(page).toContain('/act/work-changes/accept/4?quoted_cents=0');
  });

  test('have both signatures once they hold, and no button any more', async () => {
    const page = await shown({
      status: 'Accepted',
      effect: null,
      answered_at: '2026-03-03T00:30:00.000Z',
      refunded: money(1_500),
      moves: [],
    });

    expect(page).toContain('Signed by both');
    expect(page).not.toContain('not signed');
    expect(page).toContain('$15.00');
    expect(page).not.toContain('/act/work-changes');
  });

  test('can be taken back by whoever proposed them', async () => {
    expect(await shown({ role: 'seller', moves: ['withdraw'] })).toContain('/act/work-changes/withdraw/4');
  });

  test.each([
    ['customer', 'goes back to you'],
    ['seller', 'goes back to the customer'],
  ] as const)('say to the %s before signing what goes back', async (role, words) => {
    const effect = { to_pay: money(0), not_to_pay: money(5_000), refund: money(2_000) };

    const page = await asked({ role, effect });

    expect(page).toContain('$50.00 is not to be paid any more');
    expect(page).toContain(words);
    expect(page).toContain('name="quoted_cents"');
  });
});

describe('the form of a change', () => {
  test('has lines, days and a note, and works without scripts', async () => {
    const page = await renderAt('/', <ChangeForm booking={bookingWith()} problems={undefined} />);

    for (const name of ['items.0.description', 'items.2.unit_price', 'items.0.is_less', 'extra_days', 'note'])
      expect(page).toContain(`name="${name}"`);
    expect(page).toContain('Sign and propose');
  });

  test('leaves out empty lines, and counts less work off', () => {
    const lines = typedChanges([
      { description: 'More', quantity: '2', unit_price: '20' },
      { description: 'Less', quantity: '', unit_price: '15.50', is_less: 'on' },
      { description: '', unit_price: ' ' },
    ]);

    expect(lines.map(({ description, is_less: isLess }) => [description, isLess])).toEqual([
      ['More', false],
      ['Less', true],
    ]);
    expect(changeOf(lines)).toBe(2_450);
  });
});
