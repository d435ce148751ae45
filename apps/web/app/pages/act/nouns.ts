import type { ActTable } from '../../lib/acts.ts';
import { deskFoodActs, suggestionActs } from '../../modules/admin/food-acts.ts';
import { deskPayoutActs, deskRefundActs } from '../../modules/admin/money-acts.ts';
import { deskAdActs, deskProductActs } from '../../modules/admin/queue-acts.ts';
import { reportActs } from '../../modules/admin/report-acts.ts';
import {
  bannerActs,
  categoryActs,
  commissionActs,
  contactMessageActs,
  faqActs,
  planActs,
  roleActs,
} from '../../modules/admin/row-acts.ts';
import { adActs } from '../../modules/classifieds/ad-acts.ts';
import { offerActs } from '../../modules/classifieds/offer-acts.ts';
import { disputeActs } from '../../modules/disputes/dispute-acts.ts';
import { otherSessionActs, sessionActs } from '../../modules/identity/session-acts.ts';
import { addressActs } from '../../modules/locations/address-acts.ts';
import { correspondentActs, messageActs } from '../../modules/messaging/message-acts.ts';
import { notificationActs } from '../../modules/notifications/notification-acts.ts';
import { cardActs } from '../../modules/payments/card-acts.ts';
import { subscriptionActs } from '../../modules/promotions/subscription-acts.ts';
import { checkoutActs } from '../../modules/retail/checkout-acts.ts';
import { dealActs } from '../../modules/retail/deal-acts.ts';
import { orderActs } from '../../modules/retail/order-acts.ts';
import { productActs } from '../../modules/retail/product-acts.ts';
import { receivedOrderActs } from '../../modules/retail/received-order-acts.ts';
import { receivedReturnActs, returnActs } from '../../modules/retail/return-acts.ts';

/** Every table of moves, by the name that addresses give it. */
export const nouns = {
  addresses: addressActs,
  ads: adActs,
  banners: bannerActs,
  categories: categoryActs,
  checkouts: checkoutActs,
  commissions: commissionActs,
  'contact-messages': contactMessageActs,
  correspondents: correspondentActs,
  deals: dealActs,
  'desk-ads': deskAdActs,
  'desk-foods': deskFoodActs,
  'desk-payouts': deskPayoutActs,
  'desk-products': deskProductActs,
  'desk-refunds': deskRefundActs,
  disputes: disputeActs,
  faqs: faqActs,
  'food-suggestions': suggestionActs,
  messages: messageActs,
  notifications: notificationActs,
  offers: offerActs,
  orders: orderActs,
  'other-sessions': otherSessionActs,
  'payment-methods': cardActs,
  plans: planActs,
  products: productActs,
  'received-orders': receivedOrderActs,
  'received-returns': receivedReturnActs,
  reports: reportActs,
  returns: returnActs,
  roles: roleActs,
  sessions: sessionActs,
  subscription: subscriptionActs,
};

export type Noun = keyof typeof nouns;

/** One table, whatever its rows are. */
export const tableOf = (noun: Noun): ActTable<never> => nouns[noun];

export const isNoun = (name: string): name is Noun => Object.hasOwn(nouns, name);
