import type { ClosedBecause } from '@souk/contract/modules/classifieds/offers';
import type { Tx } from '../../../platform/db/database.ts';
import { renewCard, sendMessage } from '../../messaging/index.ts';
import { notify } from '../../notifications/index.ts';
import { adPath } from '../ads/ad.present.ts';
import type { AdRow } from '../ads/ad.tables.ts';
import { offerCard } from './offer.present.ts';
import type { OfferRow } from './offer.tables.ts';

const endings: Record<ClosedBecause, string> = {
  declined: 'The seller has declined it.',
  'other-accepted': 'The seller has accepted another offer.',
  expired: 'The seller has not answered in time.',
  'ad-sold': 'The ad was marked as sold.',
  'ad-expired': 'The ad has expired.',
  'ad-removed': 'The ad is gone.',
};

const moneyText = ({ priceCents, currency }: OfferRow) =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency }).format(priceCents / 100);

const newsOf = (ad: AdRow, offer: OfferRow) =>
  ({
    kind: 'offer',
    about: { kind: 'classifieds.ad', id: ad.id },
    card: {
      title: ad.title,
      price: { cents: offer.priceCents, currency: offer.currency },
      path: adPath(ad),
    },
  }) as const;

const cardOf = (ad: AdRow, offer: OfferRow) => ({
  of: { kind: 'classifieds.offer', id: offer.id },
  shown: offerCard(ad, offer),
});

/** Tells the seller of a new offer, as a card in the chat of the two and as a notification. */
export async function tellSeller(tx: Tx, ad: AdRow, offer: OfferRow): Promise<void> {
  const price = moneyText(offer);
  // The chat locks both users' streams in order, so it comes before any other message.
  await sendMessage(tx, {
    fromId: offer.buyerId,
    toId: offer.sellerId,
    text: offer.message ?? `Offer: ${price}`,
    about: { kind: 'classifieds.ad', id: ad.id },
    card: cardOf(ad, offer),
    isQuiet: true,
  });
  await notify(tx, {
    ...newsOf(ad, offer),
    userId: offer.sellerId,
    senderId: offer.buyerId,
    subject: 'New offer',
    text: `${price} for “${ad.title}”`,
    path: `/messages?user_id=${offer.buyerId}&classified_id=${ad.id}`,
    key: `offer:${offer.id}:made`,
  });
}

/** Tells the buyer how their offer ended; the card in the chat says so as well. */
export async function tellBuyer(tx: Tx, ad: AdRow, offer: OfferRow): Promise<void> {
  const isAccepted = offer.state === 'Accepted';
  await renewCard(tx, cardOf(ad, offer));
  await notify(tx, {
    ...newsOf(ad, offer),
    userId: offer.buyerId,
    senderId: offer.sellerId,
    subject: isAccepted ? 'Your offer was accepted' : 'Your offer was rejected',
    text: `${moneyText(offer)} for “${ad.title}”. ${offer.closedBecause ? endings[offer.closedBecause] : ''}`.trim(),
    path: isAccepted ? `/messages?user_id=${offer.sellerId}&classified_id=${ad.id}` : adPath(ad),
    key: `offer:${offer.id}:answered`,
  });
}
