import { Trans } from '@lingui/react/macro';
import type { Booking } from '@souk/contract/modules/bookings/bookings';
import { Amount } from '../../../../ui/amount.tsx';

/** What was booked, with what was chosen, and who and what is taken for it. */
export function BusinessItems({ booking: { items, resources } }: { booking: Booking }) {
  const names = resources.map(({ name }) => name).join(', ');
  return (
    <section aria-labelledby="booking-items" className="panel p-5 lg:p-7">
      <h2 id="booking-items" className="h-panel">
        <Trans>What is booked</Trans>
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {items.map((item) => (
          <li
            key={`${item.kind} ${item.id} ${item.title}`}
            className="flex justify-between gap-4 py-3 text-[15px]"
          >
            <span className="min-w-0">
              <bdi className="font-semibold">{item.title}</bdi>
              {item.quantity > 1 && <span className="num text-ink-2"> × {item.quantity}</span>}
              {Object.entries(item.options).map(([name, chosen]) => (
                <span key={name} className="block text-sm text-ink-2">
                  <bdi>{name}</bdi>: <bdi>{chosen}</bdi>
                </span>
              ))}
            </span>
            <Amount of={item.total} />
          </li>
        ))}
      </ul>
      {names && (
        <p className="border-t border-line pt-3 text-[15px]">
          <span className="text-ink-2">
            <Trans>Done by</Trans>
          </span>{' '}
          <bdi className="font-medium">{names}</bdi>
        </p>
      )}
    </section>
  );
}
