import { useLingui } from '@lingui/react/macro';
import type { LineState, RetailOrder } from '@souk/contract/modules/retail/orders';
import type { ReturnState } from '@souk/contract/modules/retail/returns';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { lineStateWords, returnWords, stateWords } from '../../order-states.ts';

export function OrderPill({ order }: { order: Pick<RetailOrder, 'status' | 'role' | 'delivery'> }) {
  const { i18n } = useLingui();
  return <StatusPill status={order.status}>{i18n._(stateWords(order, order.status))}</StatusPill>;
}

export function LinePill({ status, isPickup }: { status: LineState; isPickup: boolean }) {
  const { i18n } = useLingui();
  return <StatusPill status={status}>{i18n._(lineStateWords(status, isPickup))}</StatusPill>;
}

export function ReturnPill({ status }: { status: ReturnState }) {
  const { i18n } = useLingui();
  return <StatusPill status={status}>{i18n._(returnWords[status])}</StatusPill>;
}
