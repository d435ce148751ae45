import { Trans, useLingui } from '@lingui/react/macro';
import type { ClosedBecause, Offer } from '@souk/contract/modules/classifieds/offers';
import { Check, Clock, Send, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { price } from '../../../../lib/format.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Icon, type IconShape } from '../../../../ui/icon.tsx';
import { offerEndings } from '../../offer-endings.ts';

interface Moment {
  key: string;
  icon: IconShape;
  words: ReactNode;
  at: string;
}

function momentsOf(offer: Offer, endings: (reason: ClosedBecause) => string): Moment[] {
  const amount = price(offer.offer_price.cents);
  const sent = {
    key: 'sent',
    icon: Send,
    words: <Trans>Offer of {amount} sent</Trans>,
    at: offer.created_at,
  };
  if (offer.status === 'Pending')
    return [
      sent,
      { key: 'waits', icon: Clock, words: <Trans>The seller can answer until</Trans>, at: offer.expires_at },
    ];
  const at = offer.responded_at ?? offer.expires_at;
  if (offer.status === 'Accepted')
    return [sent, { key: 'accepted', icon: Check, words: <Trans>Accepted by the seller</Trans>, at }];
  const reason = offer.closed_because ? endings(offer.closed_because) : <Trans>Rejected</Trans>;
  return [sent, { key: 'rejected', icon: X, words: reason, at }];
}

/** What happened to an offer, in its order. */
export function OfferHistory({ offer }: { offer: Offer }) {
  const { i18n } = useLingui();
  const moments = momentsOf(offer, (reason) => i18n._(offerEndings[reason]));
  const { flowTime } = useDates();
  return (
    <section className="mt-8">
      <h2 className="h-panel">
        <Trans>History</Trans>
      </h2>
      <ol className="mt-3 grid gap-4">
        {moments.map(({ key, icon, words, at }) => (
          <li key={key} className="flex gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-inset text-ink-2">
              <Icon of={icon} size={18} />
            </span>
            <span>
              <span className="block font-medium">{words}</span>
              <time dateTime={at} className="num text-sm text-ink-3">
                {flowTime(at)}
              </time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
