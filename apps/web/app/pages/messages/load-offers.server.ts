import { getOffer, listOffers, type Offer } from '@souk/contract/modules/classifieds/offers';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import type { Thread } from '../../modules/messaging/index.server.ts';
import { offerIn } from './offer-in.ts';

/** Offers on the ad of a conversation, newest first, and every open one that its messages show. */
export async function loadOffers(args: PageArgs, thread: Thread | null): Promise<Offer[]> {
  if (!thread?.classifiedId) return [];
  const query = { classified_id: thread.classifiedId, page_size: 20 };
  const { data: offers } = await call(args, listOffers, { query });
  const listed = new Set(offers.map(({ id }) => id));
  const missing = thread.messages
    .map(offerIn)
    .filter((offer) => offer?.status === 'Pending' && !listed.has(offer.offerId));
  const others = await Promise.all(
    missing.map((offer) => call(args, getOffer, { params: { offer_id: offer?.offerId ?? 0 } })),
  );
  return [...offers, ...others];
}
