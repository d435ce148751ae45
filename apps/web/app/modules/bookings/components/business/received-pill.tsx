import { useLingui } from '@lingui/react/macro';
import type { BookingState } from '@souk/contract/modules/bookings/statuses';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { receivedStateWords } from '../../business-words.ts';

/** The state of a received booking, in words with its colour and icon. */
export function ReceivedPill({ status }: { status: BookingState }) {
  const { i18n } = useLingui();
  return <StatusPill status={status}>{i18n._(receivedStateWords[status])}</StatusPill>;
}
