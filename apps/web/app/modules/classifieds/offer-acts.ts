import { msg } from '@lingui/core/macro';
import type * as offers from '@souk/contract/modules/classifieds/offers';
import { price } from '../../lib/format.ts';
import { actsOf } from '../../ui/act-table.ts';

/** What becomes of an offer by its seller; the rest is done by time and by what happens to the ad. */
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
