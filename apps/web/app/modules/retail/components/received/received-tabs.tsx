import { useLingui } from '@lingui/react/macro';
import type { OrderState } from '@souk/contract/modules/retail/orders';
import { Tabs } from '../../../../ui/tabs.tsx';
import { type OrderQuery, withStatus } from '../../order-query.ts';
import { receivedWords } from '../../order-states.ts';

export const receivedPath = '/received-orders';
export const receivedReturnsPath = '/received-orders/returns';

const inOrder = [
  'placed',
  'confirmed',
  'shipped',
  'delivered',
  'completed',
  'disputed',
  'cancelled',
] as const;

export type ReceivedCounts = Record<(typeof inOrder)[number] | 'returns', number>;

interface ReceivedTabsProps {
  counts: ReceivedCounts;
  query: OrderQuery;
  current: OrderState | 'returns' | null;
}

/** Received orders by state with how many there are, and the returns beside them. */
export function ReceivedTabs({ counts, query, current }: ReceivedTabsProps) {
  const { t, i18n } = useLingui();
  const all = inOrder.reduce((sum, state) => sum + counts[state], 0);
  const states = inOrder.map((state) => ({
    to: withStatus(receivedPath, query, state),
    label: i18n._(receivedWords[state]),
    count: counts[state],
    isCurrent: current === state,
  }));
  return (
    <Tabs
      label={t`Orders by state`}
      accent="shop"
      tabs={[
        { to: withStatus(receivedPath, query), label: t`All`, count: all, isCurrent: current === null },
        ...states,
        {
          to: receivedReturnsPath,
          label: t`Returns`,
          count: counts.returns,
          isCurrent: current === 'returns',
        },
      ]}
    />
  );
}
