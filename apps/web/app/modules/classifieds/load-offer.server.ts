import { getOffer, listOffers, type Offer } from '@souk/contract/modules/classifieds/offers';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';

const othersShown = 6;

/** One offer and, for the seller, the others on the same ad. */
export async function loadOffer(args: PageArgs, offerId: string): Promise<{ offer: Offer; others: Offer[] }> {
  const offer = await call(args, getOffer, { params: { offer_id: offerId } });
  if (offer.role !== 'seller') return { offer, others: [] };
  const { data } = await call(args, listOffers, {
    query: { role: 'received', classified_id: offer.classified_id },
  });
  return { offer, others: data.filter(({ id }) => id !== offer.id).slice(0, othersShown) };
}
