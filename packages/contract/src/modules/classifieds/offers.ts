import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { priceInCents } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { postingTypes } from '../../shared/seller-types.ts';
import { optionalText } from '../../shared/texts.ts';
import { anyId, Flag, Id, Moment, Money, ownId } from '../../shared/values.ts';

/** Exact values of the specification (§4). */
export const offerStates = ['Pending', 'Accepted', 'Rejected'] as const;
export type OfferState = (typeof offerStates)[number];

export const offerMoves = ['accept', 'reject', 'close', 'expire'] as const;
export type OfferMove = (typeof offerMoves)[number];

/** Why an offer was rejected: by the seller, by its timer, or because its ad ended. */
export const closedBecause = [
  'declined',
  'other-accepted',
  'expired',
  'ad-sold',
  'ad-expired',
  'ad-removed',
] as const;
export type ClosedBecause = (typeof closedBecause)[number];

export const priceTooHighText = 'Offer price can not be greater than existing price.';

const Person = z.object({ id: Id, name: z.string(), image: z.string().nullable() }).meta({ id: 'Person' });

export const Offer = z
  .object({
    id: Id,
    classified_id: Id,
    ad: z.object({
      title: z.string(),
      path: z.string(),
      image: z.string().nullable(),
      price: Money.nullable(),
      is_sold: Flag,
    }),
    offer_price: Money,
    message: z.string().nullable(),
    status: z.enum(offerStates),
    closed_because: z.enum(closedBecause).nullable(),
    role: z.enum(['buyer', 'seller']),
    buyer: Person,
    seller: Person,
    created_at: Moment,
    expires_at: Moment,
    responded_at: Moment.nullable(),
    moves: z.array(z.enum(offerMoves)),
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof Offer>;

export const makeOffer = endpoint({
  method: 'POST',
  path: '/make-offer',
  spec: ['classifieds/make-offer'],
  access: ['private'],
  summary: 'Offers a price for an ad; the seller has the `offer_hours` of the market to answer.',
  body: z.object({
    classified_id: anyId('classifieds.ad'),
    offer_price: priceInCents('Offer price'),
    message: optionalText(1000),
  }),
  reply: Offer,
  status: 201,
  message: 'Offer sent successfully.',
  errors: [
    'own-ad',
    'ad-without-price',
    'offer-already-sent',
    'ad-move-not-allowed',
    'user-blocked',
    'record-gone',
  ],
  idempotent: true,
});

export const acceptOffer = endpoint({
  method: 'POST',
  path: '/accept-offer',
  spec: ['classifieds/accept-offer'],
  access: postingTypes,
  summary: 'Accepts an offer and rejects the others that are open on the ad.',
  body: z.object({ offer_id: ownId('classifieds.offer') }),
  reply: Offer,
  message: 'Offer accepted successfully.',
  errors: ['offer-move-not-allowed'],
});

export const rejectOffer = endpoint({
  method: 'POST',
  path: '/reject-offer',
  spec: ['classifieds/reject-offer'],
  access: postingTypes,
  summary: 'Rejects an offer.',
  body: z.object({ offer_id: ownId('classifieds.offer') }),
  reply: Offer,
  message: 'Updated successfully.',
  errors: ['offer-move-not-allowed'],
});

export const listOffers = endpoint({
  method: 'GET',
  path: '/offers',
  spec: ['classifieds/offers-list'],
  access: 'signed-in',
  acting: 'refused',
  summary: 'Offers sent or received, newest first.',
  query: PageQuery.extend({
    role: z.enum(['sent', 'received']).optional().catch(undefined),
    status: z.enum(offerStates).optional().catch(undefined),
    classified_id: blankAsMissing(anyId('classifieds.ad').optional()),
  }),
  reply: pageOf(Offer),
});

export const getOffer = endpoint({
  method: 'GET',
  path: '/offers/:offer_id',
  spec: ['classifieds/offers-get'],
  access: 'signed-in',
  acting: 'refused',
  summary: 'One offer, for its buyer and its seller.',
  params: z.object({ offer_id: ownId('classifieds.offer') }),
  reply: Offer,
});
