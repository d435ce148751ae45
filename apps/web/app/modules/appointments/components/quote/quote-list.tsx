import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote, QuoteTab } from '@souk/contract/modules/appointments/quote-values';
import type { Page } from '@souk/contract/shared/page';
import tools from '../../../../ui/art/tools.svg';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { OwnPage } from '../../../../ui/own-page.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { businessPath, quotesPath, receivedQuotesPath } from '../../../bookings/index.ts';
import { quoteTabList, tabWords } from '../../quote-states.ts';
import { QuoteCard } from './quote-card.tsx';
import { useLiveQuotes } from './use-live-quotes.ts';

interface QuoteListProps {
  side: Quote['role'];
  tab: QuoteTab;
  quotes: Page<Quote>;
}

function Nothing({ side, tab }: Pick<QuoteListProps, 'side' | 'tab'>) {
  if (tab !== 'open')
    return (
      <EmptyState title={<Trans>No quotes here</Trans>} object={tools} palette="jade">
        <Trans>Try another tab.</Trans>
      </EmptyState>
    );
  return side === 'customer' ? (
    <EmptyState
      title={<Trans>No open quotes</Trans>}
      object={tools}
      palette="jade"
      action={
        <ButtonLink to="/bookings">
          <Trans>Find a business</Trans>
        </ButtonLink>
      }
    >
      <Trans>Ask a business, or up to five at once, what a job would cost. Their quotes appear here.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>No open requests</Trans>} object={tools} palette="jade">
      <Trans>Customers who ask you for a quote appear here. We’ll let you know about each one.</Trans>
    </EmptyState>
  );
}

/** The quotes of either side, in parts by state. */
export function QuoteList({ side, tab, quotes }: QuoteListProps) {
  const { i18n, t } = useLingui();
  useLiveQuotes();
  const isCustomer = side === 'customer';
  const path = isCustomer ? quotesPath : receivedQuotesPath;
  return (
    <OwnPage
      title={isCustomer ? <Trans>My quotes</Trans> : <Trans>Quotes</Trans>}
      lead={
        isCustomer ? (
          <Trans>What you have asked businesses to quote, and their answers.</Trans>
        ) : (
          <Trans>What customers ask you to quote, and what you have answered.</Trans>
        )
      }
      crumbs={
        <Breadcrumbs
          crumbs={[
            isCustomer
              ? { label: t`My bookings`, to: '/booking-list' }
              : { label: t`Bookings`, to: businessPath },
            { label: t`Quotes` },
          ]}
        />
      }
    >
      <Tabs
        label={t`Quotes by state`}
        accent="book"
        tabs={quoteTabList.map((each) => ({
          to: each === 'open' ? path : `${path}?tab=${each}`,
          label: i18n._(tabWords[each]),
          isCurrent: each === tab,
        }))}
      />
      <div className="mt-5 space-y-5">
        {quotes.data.length === 0 ? (
          <Nothing side={side} tab={tab} />
        ) : (
          <ul className="space-y-4">
            {quotes.data.map((quote) => (
              <QuoteCard key={quote.quote_id} quote={quote} />
            ))}
          </ul>
        )}
        <Pager current={quotes.current_page} last={quotes.last_page} />
      </div>
    </OwnPage>
  );
}
