import {
  bannerActs,
  categoryActs,
  commissionActs,
  contactMessageActs,
  deskAdActs,
  deskChargebackActs,
  deskFoodActs,
  deskPayoutActs,
  deskProductActs,
  deskRefundActs,
  deskUserActs,
  faqActs,
  paperActs,
  planActs,
  reportActs,
  roleActs,
  suggestionActs,
} from '../../modules/admin/index.ts';
import {
  enquiryActs,
  packageActs,
  projectActs,
  projectRoleActs,
  quoteActs,
  serviceActs,
  teamActs,
  waitActs,
} from '../../modules/appointments/index.ts';
import {
  beautyBookingActs,
  blockActs,
  eventBookingActs,
  handymanBookingActs,
  spaBookingActs,
} from '../../modules/bookings/index.ts';
import { feedActs, noteActs, sourceActs } from '../../modules/calendar/index.ts';
import { adActs, offerActs } from '../../modules/classifieds/index.ts';
import { dealActs, promotionActs, specialOfferActs } from '../../modules/discounts/index.ts';
import { disputeActs } from '../../modules/disputes/index.ts';
import { otherSessionActs, sessionActs } from '../../modules/identity/index.ts';
import { addressActs } from '../../modules/locations/index.ts';
import { correspondentActs, messageActs } from '../../modules/messaging/index.ts';
import { notificationActs } from '../../modules/notifications/index.ts';
import { cardActs } from '../../modules/payments/index.ts';
import { subscriptionActs } from '../../modules/promotions/index.ts';
import {
  checkoutActs,
  orderActs,
  productActs,
  receivedOrderActs,
  receivedReturnActs,
  returnActs,
} from '../../modules/retail/index.ts';
import { customerReviewActs, reviewActs } from '../../modules/reviews/index.ts';
import {
  brochureActs,
  certificateActs,
  documentActs,
  galleryImageActs,
  logoActs,
  pictureActs,
  portfolioActs,
  portfolioImageActs,
} from '../../modules/sellers/index.ts';
import type { ActTable } from '../../ui/act-table.ts';

/** Every table of moves, by the name that addresses give it. */
export const nouns = {
  addresses: addressActs,
  ads: adActs,
  banners: bannerActs,
  'blocked-times': blockActs,
  'beauty-bookings': beautyBookingActs,
  brochures: brochureActs,
  'calendar-feeds': feedActs,
  'calendar-notes': noteActs,
  'calendar-sources': sourceActs,
  categories: categoryActs,
  certificates: certificateActs,
  checkouts: checkoutActs,
  commissions: commissionActs,
  'contact-messages': contactMessageActs,
  correspondents: correspondentActs,
  'customer-reviews': customerReviewActs,
  deals: dealActs,
  'desk-ads': deskAdActs,
  'desk-chargebacks': deskChargebackActs,
  'desk-foods': deskFoodActs,
  'desk-payouts': deskPayoutActs,
  'desk-products': deskProductActs,
  'desk-refunds': deskRefundActs,
  'desk-users': deskUserActs,
  disputes: disputeActs,
  documents: documentActs,
  enquiries: enquiryActs,
  'event-bookings': eventBookingActs,
  'event-project-roles': projectRoleActs,
  'event-projects': projectActs,
  faqs: faqActs,
  'food-suggestions': suggestionActs,
  'gallery-images': galleryImageActs,
  'handyman-bookings': handymanBookingActs,
  logo: logoActs,
  messages: messageActs,
  notifications: notificationActs,
  offers: offerActs,
  orders: orderActs,
  'other-sessions': otherSessionActs,
  packages: packageActs,
  papers: paperActs,
  'payment-methods': cardActs,
  picture: pictureActs,
  plans: planActs,
  'portfolio-images': portfolioImageActs,
  portfolios: portfolioActs,
  products: productActs,
  promotions: promotionActs,
  quotes: quoteActs,
  'received-orders': receivedOrderActs,
  'received-returns': receivedReturnActs,
  reports: reportActs,
  returns: returnActs,
  reviews: reviewActs,
  roles: roleActs,
  services: serviceActs,
  team: teamActs,
  sessions: sessionActs,
  'spa-bookings': spaBookingActs,
  'special-offers': specialOfferActs,
  subscription: subscriptionActs,
  waits: waitActs,
};

export type Noun = keyof typeof nouns;

/** One table, whatever its rows are. */
export const tableOf = (noun: Noun): ActTable<never> => nouns[noun];

export const isNoun = (name: string): name is Noun => Object.hasOwn(nouns, name);
