import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Offer, OfferState } from '@souk/contract/modules/classifieds/offers';
import type { Page } from '@souk/contract/shared/page';
import { useTerms } from '../../../../lib/page-root.ts';
import ticket from '../../../../ui/art/ticket.svg';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { OfferRow } from './offer-row.tsx';

interface OfferListProps {
  page: '/offers' | '/my-offer';
  role: 'sent' | 'received';
  status: OfferState | undefined;
  adId: string;
  offers: Page<Offer>;
}

function WhereOffersArrive() {
  const hours = useTerms()?.offerHours;
  if (hours === undefined)
    return <Trans>When somebody offers a price for one of your ads, you answer it here.</Trans>;
  return (
    <Trans>
      When somebody offers a price for one of your ads, you answer it here within{' '}
      <Plural value={hours} one="# hour" other="# hours" />.
    </Trans>
  );
}

function NoOffers({ role }: { role: 'sent' | 'received' }) {
  const isSent = role === 'sent';
  return (
    <EmptyState
      object={ticket}
      palette="saffron"
      title={isSent ? <Trans>No offers sent</Trans> : <Trans>No offers here</Trans>}
      action={
        <ButtonLink to={isSent ? '/classifieds' : '/ad-management'} tone="line">
          {isSent ? <Trans>Look through the ads</Trans> : <Trans>See your ads</Trans>}
        </ButtonLink>
      }
    >
      {isSent ? <Trans>Offer a price on an ad and its answer appears here.</Trans> : <WhereOffersArrive />}
    </EmptyState>
  );
}

/** Offers by state, the newest first. */
export function OfferList({ page, role, status, adId, offers }: OfferListProps) {
  const { t } = useLingui();
  const words: Record<OfferState, string> = {
    Pending: t`Pending`,
    Accepted: t`Accepted`,
    Rejected: t`Rejected`,
  };
  const addressOf = (state?: OfferState) => {
    const query = new URLSearchParams(page === '/offers' ? { role } : {});
    if (state) query.set('status', state);
    if (adId) query.set('classified_id', adId);
    return query.size > 0 ? `${page}?${query}` : page;
  };
  const [first] = offers.data;
  return (
    <>
      <div className="mt-6">
        <Tabs
          label={t`Offers by state`}
          accent="ads"
          tabs={[
            { to: addressOf(), label: t`All`, isCurrent: status === undefined },
            ...(['Pending', 'Accepted', 'Rejected'] as const).map((state) => ({
              to: addressOf(state),
              label: words[state],
              isCurrent: status === state,
            })),
          ]}
        />
      </div>
      {adId && (
        <p className="mt-4 flex flex-wrap items-center gap-3 text-[15px] text-ink-2">
          {first && <Trans>Only offers on {first.ad.title}</Trans>}
          <ButtonLink to={page === '/offers' ? `${page}?role=${role}` : page} tone="soft" size="sm">
            <Trans>Show all offers</Trans>
          </ButtonLink>
        </p>
      )}
      <div className="mt-5">
        {offers.data.length === 0 ? (
          <NoOffers role={role} />
        ) : (
          <ul className="grid gap-3">
            {offers.data.map((offer) => (
              <OfferRow key={offer.id} offer={offer} page={page} />
            ))}
          </ul>
        )}
      </div>
      <div className="mt-6">
        <Pager current={offers.current_page} last={offers.last_page} />
      </div>
    </>
  );
}
