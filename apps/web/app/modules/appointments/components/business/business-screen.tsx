import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { datesIn } from '../../../../lib/dates.ts';
import { meanOf, price } from '../../../../lib/format.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Rating } from '../../../../ui/rating.tsx';
import { ReviewSection } from '../../../reviews/index.ts';
import { ShareButton, WishlistHeart } from '../../../search/index.ts';
import {
  BusinessContact,
  BusinessHead,
  BusinessMosaic,
  BusinessPapers,
  BusinessPortfolio,
} from '../../../sellers/index.ts';
import { readChoice } from '../../booking-choice.ts';
import { countsIn } from '../../business-head.ts';
import type { BusinessPageData } from '../../load-business.server.ts';
import { isQuotingType } from '../../quote-paths.ts';
import { businessKind } from '../../service-paths.ts';
import { TermsLines } from '../book/terms-lines.tsx';
import { AskButton } from '../enquiries/ask-button.tsx';
import { AskLink } from './ask-link.tsx';
import { MessageLink } from './message-link.tsx';
import { PackageOffers } from './package-offers.tsx';
import { ServiceOffers } from './service-offers.tsx';

const fixed =
  'sticky bottom-0 z-20 -mx-4 mt-10 flex items-center gap-4 border-t border-line bg-surface px-4 py-3 lg:hidden';

function Head({ shown }: { shown: BusinessPageData }) {
  const { business, reviews } = shown;
  const counts = reviews ? countsIn(reviews) : [];
  const total = counts.reduce((sum, each) => sum + each, 0);
  return (
    <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0 flex-1 basis-80">
        <BusinessHead business={business} headingLevel={1} />
        {total > 0 && (
          <p className="mt-1.5">
            <Rating mean={meanOf(counts)} total={total} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <WishlistHeart
          item={{
            id: business.business_id,
            kind: businessKind,
            module: 'booking',
            title: business.business_name,
            is_wishlisted: shown.isWished,
          }}
        />
        <ShareButton title={business.business_name} />
        <MessageLink to={business.user_id} icon={MessageCircle}>
          <Trans>Message</Trans>
        </MessageLink>
        <AskButton shown={shown} />
      </div>
    </div>
  );
}

function Block({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className="mt-12 scroll-mt-24">
      <h2 className="h-sec mb-4">{title}</h2>
      {children}
    </section>
  );
}

function Team({ people }: Pick<BusinessPageData, 'people'>) {
  if (people.length < 2) return null;
  return (
    <Block id="team" title={<Trans>Team</Trans>}>
      <ul className="flex flex-wrap gap-x-8 gap-y-4">
        {people.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-3">
            <Avatar name={name} size={40} />
            <bdi className="font-semibold">{name}</bdi>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Sections({ shown: { business, people, reviews } }: { shown: BusinessPageData }) {
  const { t } = useLingui();
  const sections = [
    { id: 'services', label: t`Services`, isThere: true },
    { id: 'team', label: t`Team`, isThere: people.length > 1 },
    { id: 'portfolio', label: t`Portfolio`, isThere: business.portfolios.length > 0 },
    { id: 'reviews', label: t`Reviews`, isThere: reviews !== null },
    { id: 'contact', label: t`Contact and hours`, isThere: true },
  ];
  return (
    <nav
      aria-label={t`On this page`}
      className="no-bar mt-8 flex gap-6 overflow-x-auto border-b border-line text-[15px] font-semibold"
    >
      {sections
        .filter(({ isThere }) => isThere)
        .map(({ id, label }, index) => (
          <a
            key={id}
            href={`#${id}`}
            className={`-mb-px flex h-12 items-center border-b-[3px] whitespace-nowrap ${index === 0 ? 'border-book' : 'border-transparent text-ink-2'}`}
          >
            {label}
          </a>
        ))}
    </nav>
  );
}

/** The cheapest thing with a price, for the bar of phones. */
const cheapest = ({ services }: BusinessPageData): number | undefined => {
  const prices = services.flatMap(({ price: cost }) => cost?.cents ?? []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
};

/** The next time that is free, as clocks at the business show it. */
function NextFree({ nextFree }: Pick<BusinessPageData, 'nextFree'>) {
  if (!nextFree) return null;
  const { plainTime, flowTime } = datesIn(nextFree.timeZone);
  const [time, at] = [plainTime(nextFree.at), flowTime(nextFree.at)];
  return (
    <p className="num mt-1 text-[15px] font-semibold text-book">
      {nextFree.isToday ? <Trans>Free today from {time}</Trans> : <Trans>Next free {at}</Trans>}
    </p>
  );
}

function BookPanel({ shown }: { shown: BusinessPageData }) {
  return (
    <div className="panel mb-5 p-5 lg:p-6">
      <h2 className="h-panel">
        <Trans>Book a time</Trans>
      </h2>
      <NextFree nextFree={shown.nextFree} />
      <ButtonLink to={`/book/${shown.business.business_id}`} size="lg" isWide className="mt-4 max-lg:hidden">
        <Trans>Choose services and time</Trans>
      </ButtonLink>
      <div className="mt-4">
        <TermsLines terms={shown.terms} />
      </div>
    </div>
  );
}

function AskPanel({ businessId }: { businessId: number }) {
  return (
    <div className="panel mb-5 hidden p-5 has-[a]:block lg:p-6">
      <h2 className="h-panel">
        <Trans>Not sure what it costs?</Trans>
      </h2>
      <p className="mt-1 text-[15px] text-ink-2">
        <Trans>Describe the job once and ask up to five businesses. It is free.</Trans>
      </p>
      <AskLink businessId={businessId} isWide className="mt-4">
        <Trans>Ask for a quote</Trans>
      </AskLink>
    </div>
  );
}

/** A business as those see it who might book. */
export function BusinessScreen({ shown }: { shown: BusinessPageData }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const { business, people, services, reviews, wished } = shown;
  const [named] = readChoice(new URLSearchParams(search)).services;
  const canBook = services.some(({ price_kind: kind }) => kind !== 'quote');
  const from = cheapest(shown);
  return (
    <div className="page pt-5 lg:pb-14">
      <Breadcrumbs
        crumbs={[
          { label: t`Home`, to: '/' },
          { label: t`Bookings`, to: '/bookings' },
          { label: business.business_name },
        ]}
      />
      <Head shown={shown} />
      <BusinessMosaic business={business} />
      <Sections shown={shown} />
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_420px]">
        <div className="min-w-0">
          <ServiceOffers
            services={services}
            promotions={shown.promotions}
            sellerId={business.user_id}
            sellerType={business.seller_type}
            named={named}
            wished={wished}
          />
          <PackageOffers packages={shown.packages} />
          <Team people={people} />
          {business.description && (
            <Block id="about" title={<Trans>About</Trans>}>
              <p className="max-w-[65ch] break-words whitespace-pre-line text-ink-2">
                {business.description}
              </p>
            </Block>
          )}
          {business.portfolios.length > 0 && (
            <Block id="portfolio" title={<Trans>Portfolio</Trans>}>
              <BusinessPortfolio business={business} />
            </Block>
          )}
          <BusinessPapers business={business} />
        </div>
        <div id="contact" className="scroll-mt-24">
          {canBook && <BookPanel shown={shown} />}
          {isQuotingType(business.seller_type) && <AskPanel businessId={business.business_id} />}
          <BusinessContact business={business} />
        </div>
      </div>
      {reviews && <ReviewSection page={reviews} />}
      {canBook && (
        <div className={fixed}>
          {from !== undefined && (
            <p className="num shrink-0 leading-tight">
              <span className="block text-xs text-ink-3">
                <Trans>from</Trans>
              </span>
              <b className="font-display text-lg font-bold">{price(from)}</b>
            </p>
          )}
          <ButtonLink to={`/book/${business.business_id}`} size="lg" className="flex-1">
            <Trans>Book</Trans>
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
