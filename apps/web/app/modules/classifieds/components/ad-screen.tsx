import { Trans, useLingui } from '@lingui/react/macro';
import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { lazy } from 'react';
import { useNow } from '../../../lib/page-root.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ListingStrip, PhotoGallery, placesOf, useNotedView, WishlistHeart } from '../../search/index.ts';
import { tradeOf } from '../ad-facts.ts';
import { AdAttributes } from './ad-attributes.tsx';
import { AdPlace } from './ad-place.tsx';
import { AdPrice } from './ad-price.tsx';
import { BuyPanel, MainAction } from './buy-panel.tsx';
import { SellerCard } from './seller-card.tsx';

const OwnerPanel = lazy(() => import('./owner-panel.tsx').then((file) => ({ default: file.OwnerPanel })));

function AdBadge({ ad }: { ad: AdDetail }) {
  if (ad.is_sold) return <Badge kind="sold" />;
  if (ad.is_premium) return <Badge kind="premium" />;
  return ad.featured_classified ? <Badge kind="featured" /> : null;
}

function AdCrumbs({ ad }: { ad: AdDetail }) {
  const { t } = useLingui();
  const trade = tradeOf(ad);
  const above = ad.category_path.map(({ name, slug }) => ({
    label: name,
    to: placesOf[trade].category(slug),
  }));
  return (
    <Breadcrumbs
      crumbs={[
        { label: t`Home`, to: '/' },
        { label: trade === 'retail' ? t`Retail` : t`Classifieds`, to: placesOf[trade].home },
        ...above,
        { label: ad.title },
      ]}
    />
  );
}

/** Title, price and actions, next to the photos. */
function AdHead({ ad }: { ad: AdDetail }) {
  const { timeAgo } = useDates();
  const now = useNow();
  const posted = timeAgo(ad.created_at, now);
  const place = [ad.address.city || ad.address.location, ad.address.state_code].filter(Boolean).join(' ');
  return (
    <>
      <h1 className="h-page break-words" tabIndex={-1}>
        <bdi>{ad.title}</bdi>
      </h1>
      <p className="mt-3">
        <AdPrice ad={ad} />
      </p>
      <p className="mt-1 mb-5 text-[15px] text-ink-2">
        {place} · <Trans>Posted {posted}</Trans>
      </p>
      {ad.role === 'owner' ? <OwnerPanel ad={ad} /> : <BuyPanel ad={ad} />}
      <SellerCard ad={ad} />
    </>
  );
}

function SoldNotice() {
  return (
    <p className="mt-3 rounded-md bg-mute-soft p-4 text-[15px] font-semibold text-ink">
      <Trans>This ad is sold. Look at similar ads below.</Trans>
    </p>
  );
}

/** Price and main action at the bottom of phones. */
function StickyBar({ ad }: { ad: AdDetail }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-3 lg:hidden">
      <p className="min-w-0 text-sm [&_b]:!text-md">
        <AdPrice ad={ad} />
      </p>
      <div className="w-[58%] shrink-0">
        <MainAction ad={ad} />
      </div>
    </div>
  );
}

/** An ad's page. */
export function AdScreen({ ad }: { ad: AdDetail }) {
  useNotedView({ kind: 'classifieds.ad', id: ad.id });
  const hasActions = ad.role !== 'owner' && ad.is_sold === 0;
  const heart = ad.role !== 'owner' && (
    <WishlistHeart
      item={{
        id: ad.id,
        kind: 'classifieds.ad',
        module: tradeOf(ad),
        title: ad.title,
        is_wishlisted: ad.is_favourite,
      }}
    />
  );
  return (
    <div className="page pt-5 pb-14">
      <AdCrumbs ad={ad} />
      {ad.is_sold === 1 && <SoldNotice />}
      <div className="mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_420px] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <div className="min-w-0 max-lg:-mx-4">
          <PhotoGallery pictures={ad.images} title={ad.title} badge={<AdBadge ad={ad} />} heart={heart} />
        </div>
        <div className="max-lg:mt-6 lg:sticky lg:top-[96px] lg:row-span-2 lg:self-start">
          <AdHead ad={ad} />
        </div>
        <div className="min-w-0">
          <section className="mt-10">
            <h2 className="h-sec mb-3">
              <Trans>Description</Trans>
            </h2>
            <p className="max-w-[65ch] leading-relaxed break-words whitespace-pre-line">{ad.description}</p>
          </section>
          <AdAttributes ad={ad} />
          <AdPlace ad={ad} />
        </div>
      </div>
      <ListingStrip title={<Trans>Similar ads</Trans>} items={ad.similar.slice(0, 4)} />
      {hasActions && <StickyBar ad={ad} />}
    </div>
  );
}
