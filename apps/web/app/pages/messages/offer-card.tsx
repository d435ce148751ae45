import { Trans, useLingui } from '@lingui/react/macro';
import type { ClosedBecause, Offer } from '@souk/contract/modules/classifieds/offers';
import type { Message } from '@souk/contract/modules/messaging/messages';
import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { price } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.tsx';
import { useHere } from '../../modules/messaging/index.ts';
import { StatusPill } from '../../ui/status-pill.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import type { OfferInMessage } from './offer-in.ts';

interface OfferCardProps {
  message: Message;
  shown: OfferInMessage;
  /** The offer itself, with the moves that are open to the viewer. */
  offer: Offer | undefined;
  isMine: boolean;
}

const endings: Record<ClosedBecause, ReactNode> = {
  declined: <Trans>The seller has declined it.</Trans>,
  'other-accepted': <Trans>The seller has accepted another offer.</Trans>,
  expired: <Trans>The seller has not answered in time.</Trans>,
  'ad-sold': <Trans>The ad was marked as sold.</Trans>,
  'ad-expired': <Trans>The ad has expired.</Trans>,
  'ad-removed': <Trans>The ad is no longer there.</Trans>,
};

type Move = 'accept' | 'reject';
type Senders = Record<Move, ReturnType<typeof useFetcher>>;

interface MoveButtonProps {
  move: Move;
  offerId: number;
  senders: Senders;
}

function MoveButton({ move, offerId, senders }: MoveButtonProps) {
  const fetcher = senders[move];
  const here = useHere();
  return (
    <fetcher.Form method="post" action={`/messages/${move}-offer`} className="flex-1">
      <input type="hidden" name="offer_id" value={offerId} />
      <input type="hidden" name="_back" value={here} />
      <SubmitButton fetcher={fetcher} tone={move === 'accept' ? 'primary' : 'line'} isWide>
        {move === 'accept' ? <Trans>Accept</Trans> : <Trans>Reject</Trans>}
      </SubmitButton>
    </fetcher.Form>
  );
}

function Moves({ offer, senders }: { offer: Offer; senders: Senders }) {
  const { t } = useLingui();
  const moves = (['accept', 'reject'] as const).filter((move) => offer.moves.includes(move));
  if (moves.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: -- a fieldset groups form fields; these are two forms
    <div role="group" aria-label={t`Answer the offer`} className="mt-3.5 flex gap-2">
      {moves.map((move) => (
        <MoveButton key={move} move={move} offerId={offer.id} senders={senders} />
      ))}
    </div>
  );
}

/** An offer in the chat: its price and state, and the answers that are open to the seller. */
export function OfferCard({ message, shown, offer, isMine }: OfferCardProps) {
  const { flowTime } = useDates();
  // Kept by the card: the news of the answer takes the buttons away, at times before the reply to them is here.
  const senders = { accept: useFetcher(), reject: useFetcher() };
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
        {status === 'Rejected' && closedBecause && endings[closedBecause]}
      </p>
      {offer && <Moves offer={offer} senders={senders} />}
    </div>
  );
}
