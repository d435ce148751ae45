import { useLingui } from '@lingui/react/macro';
import type { Quote } from '@souk/contract/modules/appointments/quote-values';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { stateWords } from '../../quote-states.ts';

/** The state of a quote in its viewer's words. */
export function QuotePill({ quote }: { quote: Quote }) {
  const { i18n } = useLingui();
  return <StatusPill status={quote.status}>{i18n._(stateWords(quote))}</StatusPill>;
}
