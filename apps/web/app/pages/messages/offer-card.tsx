import { Trans, useLingui } from '@lingui/react/macro';
import type { Offer } from '@souk/contract/modules/classifieds/offers';
import type { Message } from '@souk/contract/modules/messaging/messages';
import { price } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.tsx';
import { offerActs, offerEndings } from '../../modules/classifieds/index.ts';
import { useHere } from '../../modules/messaging/index.ts';
import { Acts } from '../../ui/acts.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import type { OfferInMessage } from './offer-in.ts';

interface OfferCardProps {
  message: Message;
  shown: OfferInMessage;
  /** The offer itself, with the moves that are open to the viewer. */
  offer: Offer | undefined;
  isMine: boolean;
}

/** An offer in the chat: its price and state, and the answers that are open to the seller. */
export function OfferCard({ message, shown, offer, isMine }: OfferCardProps) {
  const { t, i18n } = useLingui();
  const here = useHere();
  const { flowTime } = useDates();
  const status = offer?.status ?? shown.status;
  const closedBecause = offer?.closed_because ?? shown.closedBecause;
  const asking = offer?.ad.price;
  const isOwnWords = !message.message.startsWith('Offer: ');
  return (
    <div className="w-full rounded-[20px] bg-surface p-4 shadow-[var(--elev-sm),inset_0_0_0_1px_var(--line)]">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-sm font-semibold text-ink-2">
          {isMine ? <Trans>Your offer</Trans> : <Trans>Offer on your ad</Trans>}
        </span>
        <StatusPill status={status} />
      </div>
      <p className="num mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-2xl font-bold tracking-[-0.02em]">{price(shown.cents)}</span>
        {asking && (
          <span className="text-sm text-ink-2">
            <Trans>asking {price(asking.cents)}</Trans>
          </span>
        )}
      </p>
      {isOwnWords && (
        <p dir="auto" className="mt-1 text-[15px] wrap-anywhere whitespace-pre-wrap">
          {message.message}
        </p>
      )}
      <p className="mt-0.5 text-sm text-ink-2">
        {status === 'Pending' && offer && <Trans>Open until {flowTime(offer.expires_at)}</Trans>}
        {status === 'Rejected' && closedBecause && i18n._(offerEndings[closedBecause])}
      </p>
      {offer && (
        // biome-ignore lint/a11y/useSemanticElements: -- a fieldset groups form fields; these are two forms
        <div role="group" aria-label={t`Answer the offer`} className="mt-3.5 flex gap-2 empty:hidden">
          <Acts of={offerActs} row={offer} back={here} isWide />
        </div>
      )}
    </div>
  );
}
