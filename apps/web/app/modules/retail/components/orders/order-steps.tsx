import { Trans } from '@lingui/react/macro';
import type { RetailOrder } from '@souk/contract/modules/retail/orders';
import type { ReactNode } from 'react';
import { useDates } from '../../../../lib/use-dates.tsx';
import { TickMark } from '../../../../ui/tick-mark.tsx';

interface Step {
  key: string;
  label: ReactNode;
  at: string | null;
}

function stepsOf(order: RetailOrder): Step[] {
  const sent = order.delivery.is_pickup ? <Trans>Ready</Trans> : <Trans>Sent</Trans>;
  const arrived = order.delivery.is_pickup ? <Trans>Collected</Trans> : <Trans>Delivered</Trans>;
  return [
    { key: 'placed', label: <Trans>Placed</Trans>, at: order.placed_at },
    { key: 'confirmed', label: <Trans>Accepted</Trans>, at: order.confirmed_at },
    { key: 'shipped', label: sent, at: order.shipped_at },
    { key: 'delivered', label: arrived, at: order.delivered_at },
    { key: 'completed', label: <Trans>Completed</Trans>, at: order.completed_at },
  ];
}

const dots = {
  done: 'bg-good-soft text-good',
  current: 'bg-ink text-on-ink',
  next: 'bg-surface shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
};

type Place = keyof typeof dots;

const placeOf = (index: number, doneCount: number): Place => {
  if (index < doneCount) return 'done';
  return index === doneCount ? 'current' : 'next';
};

function StepWords({ step, place }: { step: Step; place: Place }) {
  const { nearDay } = useDates();
  return (
    <span className="text-sm">
      <span className={`block ${place === 'next' ? 'text-ink-2' : 'font-semibold'}`}>{step.label}</span>
      {place === 'done' && (
        <span className="sr-only">
          <Trans>done</Trans>
        </span>
      )}
      {step.at && <span className="num block text-xs text-ink-3">{nearDay(step.at)}</span>}
    </span>
  );
}

/** How far an order has come, each step with its day. */
export function OrderSteps({ order }: { order: RetailOrder }) {
  if (order.status === 'cancelled' || order.status === 'pending') return null;
  const steps = stepsOf(order);
  const doneCount = steps.findLastIndex(({ at }) => at !== null) + 1;
  return (
    <ol className="grid gap-x-2 max-sm:gap-y-3 sm:grid-cols-5">
      {steps.map((step, index) => {
        const place = placeOf(index, doneCount);
        return (
          <li
            key={step.key}
            aria-current={place === 'current' ? 'step' : undefined}
            className="relative flex items-center gap-3 sm:flex-col sm:gap-2 sm:text-center"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`absolute start-[calc(-50%+24px)] end-[calc(50%+24px)] top-[15px] h-0.5 rounded-full max-sm:hidden ${place === 'done' ? 'bg-good' : 'bg-line'}`}
              />
            )}
            <span
              className={`num grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold ${dots[place]}`}
            >
              {place === 'done' ? <TickMark /> : index + 1}
            </span>
            <StepWords step={step} place={place} />
          </li>
        );
      })}
    </ol>
  );
}
