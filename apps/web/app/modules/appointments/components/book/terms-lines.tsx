import { useLingui } from '@lingui/react/macro';
import type { BookingTerms } from '@souk/contract/modules/bookings/terms';
import { CalendarX } from 'lucide-react';
import { Icon } from '../../../../ui/icon.tsx';
import { termsSentence } from '../../../bookings/index.ts';
import { confirmationWords, paymentWords } from '../../terms-words.ts';

/** What can be given back, how it is confirmed and how it is paid. */
export function TermsLines({ terms }: { terms: BookingTerms }) {
  const { i18n } = useLingui();
  return (
    <ul className="space-y-1 text-sm text-ink-2">
      <li className="flex gap-2">
        <Icon of={CalendarX} size={18} className="mt-px text-ink-3" />
        {termsSentence(i18n, terms.cancellation_steps)}
      </li>
      <li className="ms-6.5">{confirmationWords(terms, i18n)}</li>
      <li className="ms-6.5">{i18n._(paymentWords(terms))}</li>
    </ul>
  );
}
