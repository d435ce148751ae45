import { Plural, Trans } from '@lingui/react/macro';
import type { Quote } from '@souk/contract/modules/appointments/quote-values';
import { Link } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { Acts } from '../../../../ui/acts.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { quoteActs } from '../../quote-acts.ts';
import { briefPath, pathFor } from '../../quote-paths.ts';
import { QuoteNext } from './quote-next.tsx';
import { QuotePill } from './quote-pill.tsx';

/** What can be done from the list at once; the rest is on the quote's page. */
const quickMoves = ['accept', 'send', 'offer-visit', 'renew', 'hide'] as const;

/** One quote in the list of either side. */
export function QuoteCard({ quote }: { quote: Quote }) {
  const { title, role, business, customer, offer, budget, brief_id: briefId, asked_count: asked } = quote;
  const isCompared = asked !== null && asked > 1;
  return (
    <li className="panel p-5 lg:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1">
        <h2 className="min-w-0 text-md font-semibold">
          <Link to={pathFor(quote)} className="hover:underline">
            <bdi className="line-clamp-2">{title}</bdi>
          </Link>
        </h2>
        {offer && <p className="num font-display text-md font-semibold">{price(offer.total.cents)}</p>}
        {!offer && budget && (
          <p className="num text-[15px] text-ink-2">
            <Trans>Budget {price(budget.cents)}</Trans>
          </p>
        )}
      </div>
      <p className="mt-0.5 text-[15px] text-ink-2">
        <bdi>{role === 'customer' ? business.name : customer.name}</bdi>
      </p>
      <p className="mt-2">
        <QuotePill quote={quote} />
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <p className="max-w-[60ch] min-w-0 flex-1 basis-64 text-sm text-ink-2">
          <QuoteNext quote={quote} />
        </p>
        <div className="flex flex-wrap gap-2">
          {!isCompared && (
            <Acts
              of={quoteActs}
              row={quote}
              only={quickMoves}
              size="sm"
              suffix={`${title} ${quote.quote_id}`}
            />
          )}
          {isCompared && (
            <ButtonLink to={briefPath(briefId)} size="sm">
              <Plural value={asked} one="Compare # quote" other="Compare # quotes" />
              <span className="sr-only">
                {' '}
                {title} {quote.quote_id}
              </span>
            </ButtonLink>
          )}
          <ButtonLink to={pathFor(quote)} size="sm" tone="line">
            <Trans>Open</Trans>
            <span className="sr-only">
              {' '}
              {title} {quote.quote_id}
            </span>
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
