import { useLingui } from '@lingui/react/macro';
import type { LineState, OrderState } from '@souk/contract/modules/retail/orders';
import type { ReturnState } from '@souk/contract/modules/retail/returns';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { lineWords, orderWords, receivedWords, returnWords } from '../../order-states.ts';

export function OrderPill({ status, side = 'buyer' }: { status: OrderState; side?: 'buyer' | 'seller' }) {
  const { i18n } = useLingui();
  const words = side === 'buyer' ? orderWords : receivedWords;
  return <StatusPill status={status}>{i18n._(words[status])}</StatusPill>;
}

export function LinePill({ status }: { status: LineState }) {
  const { i18n } = useLingui();
  return <StatusPill status={status}>{i18n._(lineWords[status])}</StatusPill>;
}

export function ReturnPill({ status }: { status: ReturnState }) {
  const { i18n } = useLingui();
  return <StatusPill status={status}>{i18n._(returnWords[status])}</StatusPill>;
}
