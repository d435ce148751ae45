import { msg } from '@lingui/core/macro';
import type * as offers from '@souk/contract/modules/classifieds/offers';
import { price } from '../../lib/format.ts';
import { actsOf } from '../../ui/act-table.ts';

/** The seller's moves of an offer; the others are timed or follow from the ad. */
export const offerActs = actsOf<typeof offers, offers.Offer, offers.OfferMove>()({
  noun: 'offers',
  id: ({ id }) => id,
  open: ({ moves }) => moves,
  read: 'getOffer',
  home: (id) => `/offers/${id}`,
  moves: {
    accept: {
      endpoint: 'acceptOffer',
      inBody: 'offer_id',
      words: ({ offer_price: { cents } }) => msg`Accept ${price(cents)}`,
      tone: 'primary',
    },
    reject: { endpoint: 'rejectOffer', inBody: 'offer_id', words: msg`Reject`, tone: 'quiet' },
    close: null,
    expire: null,
  },
});
