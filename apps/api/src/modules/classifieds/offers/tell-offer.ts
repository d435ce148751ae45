import type { ClosedBecause } from '@souk/contract/modules/classifieds/offers';
import type { Tx } from '../../../platform/db/database.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { inLanguage, marketLanguage } from '../../../platform/texts/in-language.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { renewCard, sendMessage } from '../../messaging/index.ts';
import { notify } from '../../notifications/index.ts';
import { adPath } from '../ads/ad.present.ts';
import type { AdRow } from '../ads/ad.tables.ts';
import { offerCard } from './offer.present.ts';
import type { OfferRow } from './offer.tables.ts';

/** The same words as on the pages (`offer-endings.ts`). */
const endings: Record<ClosedBecause, Said> = {
  declined: say`The seller declined it.`,
  'other-accepted': say`The seller accepted another offer.`,
  expired: say`The seller did not answer in time.`,
  'ad-sold': say`The ad was marked as sold.`,
  'ad-expired': say`The ad has expired.`,
  'ad-removed': say`The ad is no longer there.`,
};

const priceOf = ({ priceCents: cents, currency }: OfferRow) => inMoney({ cents, currency });

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

/** Tells the seller of a new offer, by a card in the two people's chat and a notification. */
export async function tellSeller(tx: Tx, ad: AdRow, offer: OfferRow): Promise<void> {
  const price = priceOf(offer);
  // The chat locks both users' streams in order, so it comes before any other message.
  await sendMessage(tx, {
    fromId: offer.buyerId,
    toId: offer.sellerId,
    text: offer.message ?? inLanguage(say`Offer: ${price}`, marketLanguage),
    about: { kind: 'classifieds.ad', id: ad.id },
    card: cardOf(ad, offer),
    isQuiet: true,
  });
  await notify(tx, {
    ...newsOf(ad, offer),
    userId: offer.sellerId,
    senderId: offer.buyerId,
    subject: say`New offer`,
    text: say`${price} for “${ad.title}”`,
    path: `/messages?user_id=${offer.buyerId}&classified_id=${ad.id}`,
    key: `offer:${offer.id}:made`,
  });
}

/** Tells the buyer how their offer ended; the card in the chat says so as well. */
export async function tellBuyer(tx: Tx, ad: AdRow, offer: OfferRow): Promise<void> {
  const isAccepted = offer.state === 'Accepted';
  const ending = offer.closedBecause && endings[offer.closedBecause];
  await renewCard(tx, cardOf(ad, offer));
  await notify(tx, {
    ...newsOf(ad, offer),
    userId: offer.buyerId,
    senderId: offer.sellerId,
    subject: isAccepted ? say`Your offer was accepted` : say`Your offer was rejected`,
    text: ending
      ? say`${priceOf(offer)} for “${ad.title}”. ${ending}`
      : say`${priceOf(offer)} for “${ad.title}”.`,
    path: isAccepted ? `/messages?user_id=${offer.sellerId}&classified_id=${ad.id}` : adPath(ad),
    key: `offer:${offer.id}:answered`,
  });
}
