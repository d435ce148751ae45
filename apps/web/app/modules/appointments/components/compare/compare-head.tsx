import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote } from '@souk/contract/modules/appointments/quote-values';
import { CalendarCheck, CircleCheckBig, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { Acts } from '../../../../ui/acts.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Rating } from '../../../../ui/rating.tsx';
import { bookingPath } from '../../../bookings/index.ts';
import { messagesPath } from '../../../messaging/index.ts';
import type { Column } from '../../compare-quotes.ts';
import { quoteActs } from '../../quote-acts.ts';
import { quotePath } from '../../quote-paths.ts';
import { QuoteNext } from '../quote/quote-next.tsx';
import { QuotePill } from '../quote/quote-pill.tsx';
import { TimeLeft } from '../quote/time-left.tsx';
import { LetterBadge } from './letter-badge.tsx';

interface CompareHeadProps {
  column: Column;
  isChosen: boolean;
  /** The page with this column in the frame. */
  choosePath: string;
}

function Amount({ quote }: { quote: Quote }) {
  const { offer, status } = quote;
  if (!offer)
    return (
      <p className="mt-3 text-sm text-ink-2">
        <QuoteNext quote={quote} />
      </p>
    );
  return (
    <>
      <p className="num mt-3 font-display text-2xl font-bold tracking-[-0.015em]">
        {price(offer.total.cents)}
      </p>
      <p className="num text-sm text-ink-2">
        {offer.gst.cents > 0 ? <Trans>includes GST</Trans> : <Trans>no GST</Trans>}
      </p>
      {status === 'Quote-Sent' && (
        <p className="num mt-1 text-sm font-semibold text-warn">
          <TimeLeft until={offer.expires_at} />
        </p>
      )}
    </>
  );
}

/** Only the chosen column can be accepted, so that there is one primary button. */
function Moves({ column: { letter, quote }, isChosen, choosePath }: CompareHeadProps) {
  const { business, booking_id: bookingId, moves } = quote;
  const suffix = `${letter}, ${business.name}`;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {bookingId !== null && (
        <ButtonLink to={bookingPath(bookingId)} size="sm" icon={CalendarCheck}>
          <Trans>See the booking</Trans>
        </ButtonLink>
      )}
      {isChosen ? (
        <span className="contents max-lg:[&>a]:hidden">
          <Acts of={quoteActs} row={quote} only={['accept']} size="sm" suffix={suffix} />
        </span>
      ) : (
        moves.includes('accept') && (
          <ButtonLink to={choosePath} size="sm" tone="line" preventScrollReset>
            <Trans>Choose {letter}</Trans>
            <span className="sr-only"> {business.name}</span>
          </ButtonLink>
        )
      )}
      <Acts of={quoteActs} row={quote} only={['renew', 'decline']} size="sm" suffix={suffix} />
      <ButtonLink to={messagesPath({ userId: business.user_id })} size="sm" tone="ghost" icon={MessageCircle}>
        <Trans>Message</Trans>
        <span className="sr-only"> {suffix}</span>
      </ButtonLink>
    </div>
  );
}

/** The head of a column: who quotes, how much, how long it holds and what can be done. */
export function CompareHead(props: CompareHeadProps) {
  const { t } = useLingui();
  const { column, isChosen } = props;
  const { letter, quote } = column;
  const { business } = quote;
  return (
    <>
      <p className="flex items-start gap-2.5">
        <LetterBadge letter={letter} />
        <span className="min-w-0 flex-1">
          <Link
            to={quotePath(quote.quote_id)}
            className="tap font-display text-md font-semibold wrap-anywhere hover:underline"
          >
            <bdi>{business.name}</bdi>
          </Link>
          {business.suburb && <bdi className="block text-sm text-ink-2">{business.suburb}</bdi>}
        </span>
        {isChosen && (
          <span className="text-ink" title={t`Chosen`}>
            <Icon of={CircleCheckBig} size={22} />
            <span className="sr-only">
              <Trans>Chosen</Trans>
            </span>
          </span>
        )}
      </p>
      {business.rating_count > 0 && (
        <p className="mt-1">
          <Rating mean={business.rating} total={business.rating_count} />
        </p>
      )}
      <p className="mt-2">
        <QuotePill quote={quote} />
      </p>
      <Amount quote={quote} />
      <Moves {...props} />
    </>
  );
}
