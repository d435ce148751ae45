import { useLingui } from '@lingui/react/macro';
import type { BookingTerms } from '@souk/contract/modules/bookings/terms';
import { termsWords } from '../../../bookings/index.ts';

/** How a booking is confirmed and paid, and what can be given back. */
export function TermsLines({ terms }: { terms: BookingTerms }) {
  const { i18n } = useLingui();
  return (
    <ul className="space-y-1 text-sm text-ink-2">
      {termsWords(i18n, terms).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
