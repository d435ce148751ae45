import { adActs } from '../../modules/classifieds/ad-acts.ts';
import { offerActs } from '../../modules/classifieds/offer-acts.ts';
import { disputeActs } from '../../modules/disputes/dispute-acts.ts';
import { subscriptionActs } from '../../modules/promotions/subscription-acts.ts';
import { dealActs } from '../../modules/retail/deal-acts.ts';
import { orderActs } from '../../modules/retail/order-acts.ts';
import { productActs } from '../../modules/retail/product-acts.ts';
import { receivedOrderActs } from '../../modules/retail/received-order-acts.ts';
import { receivedReturnActs, returnActs } from '../../modules/retail/return-acts.ts';

/** Every table of moves, by the name that addresses give it. */
export const nouns = {
  ads: adActs,
  deals: dealActs,
  disputes: disputeActs,
  offers: offerActs,
  orders: orderActs,
  products: productActs,
  'received-orders': receivedOrderActs,
  'received-returns': receivedReturnActs,
  returns: returnActs,
  subscription: subscriptionActs,
};

export type Noun = keyof typeof nouns;

export const isNoun = (name: string): name is Noun => Object.hasOwn(nouns, name);
