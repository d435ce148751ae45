import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { QuoteDetail } from '@souk/contract/modules/appointments/quote-values';
import { CalendarCheck, Info, MessageCircle, Scale } from 'lucide-react';
import { pictureUrl } from '../../../../lib/pictures.ts';
import { Acts } from '../../../../ui/acts.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { OwnPage } from '../../../../ui/own-page.tsx';
import { Rating } from '../../../../ui/rating.tsx';
import {
  BookingTime,
  bookingPath,
  businessPath,
  quotesPath,
  receivedQuotesPath,
} from '../../../bookings/index.ts';
import { messagesPath } from '../../../messaging/index.ts';
import { quoteActs } from '../../quote-acts.ts';
import { briefPath, businessPathOf } from '../../quote-paths.ts';
import { isOver } from '../../quote-states.ts';
import { QuoteBrief } from './quote-brief.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteNext } from './quote-next.tsx';
import { QuotePill } from './quote-pill.tsx';
import { ChangeWords, OlderVersions } from './quote-versions.tsx';
import { useLiveQuotes } from './use-live-quotes.ts';

const moves = ['accept', 'send', 'offer-visit', 'renew', 'decline', 'decline-request', 'cancel'] as const;

function Moves({ quote }: { quote: QuoteDetail }) {
  const { role, business, customer, booking_id: bookingId, asked_count: asked, brief_id: briefId } = quote;
  const isCustomer = role === 'customer';
  const other = isCustomer ? business.user_id : customer.id;
  const list = isCustomer ? quotesPath : receivedQuotesPath;
  return (
    <div className="flex flex-wrap gap-2.5">
      {bookingId !== null && (
        <ButtonLink
          to={isCustomer ? bookingPath(bookingId) : `${businessPath}/detail/${bookingId}`}
          icon={CalendarCheck}
        >
          <Trans>See the booking</Trans>
        </ButtonLink>
      )}
      <Acts of={quoteActs} row={quote} only={moves} />
      {asked !== null && asked > 1 && (
        <ButtonLink to={briefPath(briefId)} tone="line" icon={Scale}>
          <Plural value={asked} one="Compare # quote" other="Compare # quotes" />
        </ButtonLink>
      )}
      <ButtonLink to={messagesPath({ userId: other })} tone="line" icon={MessageCircle}>
        {isCustomer ? <Trans>Message the business</Trans> : <Trans>Message the customer</Trans>}
      </ButtonLink>
      <Acts of={quoteActs} row={quote} only={['hide']} back={`${list}?tab=over`} />
    </div>
  );
}

/** The other side of the quote. */
function OtherSide({ quote }: { quote: QuoteDetail }) {
  const { role, business, customer } = quote;
  const { name, image } = role === 'customer' ? business : customer;
  const path = role === 'customer' ? businessPathOf(quote) : null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[15px]">
      <Avatar name={name} size={30} src={image ? pictureUrl(image, { w: 60, h: 60 }) : null} />
      {path ? (
        <TextLink to={path} className="tap">
          <bdi>{name}</bdi>
        </TextLink>
      ) : (
        <bdi className="font-semibold">{name}</bdi>
      )}
      {role === 'customer' && business.rating_count > 0 && (
        <Rating mean={business.rating} total={business.rating_count} />
      )}
      {role === 'customer' && business.suburb && <bdi className="text-ink-2">{business.suburb}</bdi>}
    </p>
  );
}

function State({ quote }: { quote: QuoteDetail }) {
  const { status, reason, visit, time_zone: zone } = quote;
  return (
    <>
      <p role="status" className="flex items-start gap-3 rounded-md bg-info-soft px-4 py-3 text-[15px]">
        <Icon of={Info} className="mt-0.5 text-info" />
        <span>
          <QuoteNext quote={quote} />
        </span>
      </p>
      {reason && isOver(status) && (
        <p className="text-[15px] break-words">
          <span className="text-ink-3">
            <Trans>Reason:</Trans>
          </span>{' '}
          <bdi>{reason}</bdi>
        </p>
      )}
      {visit && (
        <div>
          <h2 className="text-sm text-ink-3">
            <Trans>Visit</Trans>
          </h2>
          <p className="text-[15px]">
            <BookingTime booking={{ ...visit, time_zone: zone }} />
          </p>
        </div>
      )}
    </>
  );
}

function Offer({ quote }: { quote: QuoteDetail }) {
  const [newest, before] = quote.versions;
  if (!newest) return null;
  return (
    <section aria-labelledby="quote-offer" className="panel p-5 lg:p-7">
      <h2 id="quote-offer" className="h-panel mb-2">
        {before ? <Trans>The quote, version {newest.version}</Trans> : <Trans>The quote</Trans>}
      </h2>
      <ChangeWords quote={quote} at={0} />
      <QuoteLines version={newest} before={before} />
      <div className="mt-5 border-t border-line pt-5">
        <QuoteFacts quote={quote} version={newest} />
      </div>
    </section>
  );
}

/** One quote, from the request to its end, as either side sees it. */
export function QuoteScreen({ quote }: { quote: QuoteDetail }) {
  const { t } = useLingui();
  useLiveQuotes((id) => id === quote.quote_id);
  const isCustomer = quote.role === 'customer';
  return (
    <OwnPage
      width="read"
      title={<bdi className="wrap-anywhere">{quote.title}</bdi>}
      lead={<QuotePill quote={quote} />}
      crumbs={
        <Breadcrumbs
          crumbs={[
            isCustomer
              ? { label: t`My quotes`, to: quotesPath }
              : { label: t`Quotes`, to: receivedQuotesPath },
            { label: quote.title },
          ]}
        />
      }
    >
      <div className="space-y-4">
        <section aria-label={t`State of the quote`} className="panel space-y-5 p-5 lg:p-7">
          <OtherSide quote={quote} />
          <State quote={quote} />
          <Moves quote={quote} />
        </section>
        <Offer quote={quote} />
        <OlderVersions quote={quote} />
        <section aria-labelledby="quote-brief" className="panel p-5 lg:p-7">
          <h2 id="quote-brief" className="h-panel mb-3">
            {isCustomer ? <Trans>What you asked for</Trans> : <Trans>What is asked for</Trans>}
          </h2>
          <QuoteBrief brief={quote} />
        </section>
        <QuoteHistory quote={quote} />
      </div>
    </OwnPage>
  );
}
