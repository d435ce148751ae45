import { Trans, useLingui } from '@lingui/react/macro';
import type { Offer } from '@souk/contract/modules/classifieds/offers';
import { MessageCircle, ShieldCheck } from 'lucide-react';
import { price } from '../../../../lib/format.ts';
import { pictureSources, pictureUrl } from '../../../../lib/pictures.ts';
import { Acts } from '../../../../ui/acts.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Frame } from '../../../../ui/frame.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { offerActs } from '../../offer-acts.ts';
import { OfferHistory } from './offer-history.tsx';
import { chatPath, OfferFate, offerPath } from './offer-words.tsx';

interface OfferDetailProps {
  offer: Offer;
  others: readonly Offer[];
  page: '/offers' | '/my-offer';
}

function AdOfOffer({ offer }: { offer: Offer }) {
  const { ad } = offer;
  return (
    <section className="panel p-4">
      <Frame {...pictureSources(ad.image, { w: 360, h: 270 })} isFirst />
      {ad.price && <p className="num mt-3 font-display text-md font-semibold">{price(ad.price.cents)}</p>}
      <p className="font-medium wrap-anywhere">{ad.title}</p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <TextLink to={ad.path}>
          <Trans>See the ad</Trans>
        </TextLink>
        {ad.is_sold === 1 && <StatusPill status="sold" />}
      </p>
    </section>
  );
}

function OtherOffers({ others, page }: Pick<OfferDetailProps, 'others' | 'page'>) {
  if (others.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="h-panel">
        <Trans>Other offers on this ad</Trans>
      </h2>
      <ul className="mt-2">
        {others.map((other) => (
          <li
            key={other.id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-line py-2 last:border-b-0"
          >
            <TextLink to={offerPath(page, other.id)} className="num !text-ink">
              {other.buyer.name} <b className="ms-1.5">{price(other.offer_price.cents)}</b>
            </TextLink>
            <StatusPill status={other.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OfferPanel({ offer }: { offer: Offer }) {
  const isSeller = offer.role === 'seller';
  const other = isSeller ? offer.buyer : offer.seller;
  const asking = offer.ad.price ? price(offer.ad.price.cents) : undefined;
  return (
    <section className="panel p-5 lg:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-3">
          <Avatar
            name={other.name}
            src={other.image && pictureUrl(other.image, { w: 96, h: 96 })}
            size={48}
          />
          <span className="min-w-0">
            <span className="block text-sm text-ink-3">
              {isSeller ? <Trans>Buyer</Trans> : <Trans>Seller</Trans>}
            </span>
            <b className="block truncate font-semibold">{other.name}</b>
          </span>
        </span>
        <StatusPill status={offer.status} />
      </div>
      <p className="num mt-5 flex flex-wrap items-baseline gap-x-3">
        <b className="font-display text-3xl font-bold tracking-[-0.02em]">{price(offer.offer_price.cents)}</b>
        {asking && (
          <span className="text-ink-3">
            <Trans>asking {asking}</Trans>
          </span>
        )}
      </p>
      <p className="mt-1 text-[15px] text-ink-2">
        <OfferFate offer={offer} />
      </p>
      {offer.message && (
        <blockquote className="mt-4 max-w-[65ch] rounded-lg bg-sunken p-4 whitespace-pre-line wrap-anywhere">
          {offer.message}
        </blockquote>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <Acts of={offerActs} row={offer} />
        <ButtonLink to={chatPath(offer)} tone="line" icon={MessageCircle}>
          <Trans>Open the chat</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}

/** One offer: the amount first, then what can be done, what happened, and what else was offered. */
export function OfferDetail({ offer, others, page }: OfferDetailProps) {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-page lg:py-2">
      <Breadcrumbs
        crumbs={[
          { label: t`Offers`, to: page === '/offers' && offer.role === 'buyer' ? '/offers?role=sent' : page },
          { label: offer.ad.title },
        ]}
      />
      <h1 className="h-page mt-3">
        {offer.role === 'seller' ? <Trans>Offer on your ad</Trans> : <Trans>Your offer</Trans>}
      </h1>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div>
          <OfferPanel offer={offer} />
          <OfferHistory offer={offer} />
        </div>
        <div>
          <AdOfOffer offer={offer} />
          <OtherOffers others={others} page={page} />
          <p className="mt-6 flex gap-3 rounded-lg bg-info-soft p-4 text-sm text-ink-2">
            <Icon of={ShieldCheck} className="text-info" />
            <Trans>
              Meet in a public place and check that the payment has landed before you hand it over.
            </Trans>
          </p>
        </div>
      </div>
    </div>
  );
}
