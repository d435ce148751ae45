import type { Text } from './say.ts';

/**
 * Every refusal of the API: its status and its exact text (spec §8, catalogue in section 8 and 9).
 * An endpoint lists the codes it may answer with; a code is thrown as `new Problem(code)`.
 */
export const problems = {
  // Any call
  'malformed-request': { status: 400, text: 'Malformed request' },
  'not-signed-in': { status: 401, text: 'You are not an authenticated user' },
  'token-invalid': { status: 401, text: 'Token is Invalid' },
  'session-expired': { status: 411, text: 'session expired' },
  'not-allowed': { status: 403, text: 'You are not an authorized user' },
  'foreign-origin': { status: 403, text: 'You are not an authorized user' },
  'path-not-found': { status: 404, text: 'Resource not found' },
  'method-not-allowed': { status: 405, text: 'Method not allowed' },
  'record-not-found': { status: 404, text: 'Record not found' },
  'record-gone': { status: 410, text: 'Record not found' },
  'unsupported-media-type': { status: 415, text: 'Unsupported media type' },
  'body-too-large': { status: 413, text: 'File size should be less than or equals to 4 mb.' },
  'fields-invalid': { status: 423, text: 'Fix these fields.' },
  'too-many-requests': { status: 429, text: 'Please retry after some time.' },
  'idempotency-key-reused': { status: 422, text: 'This Idempotency-Key was used for another request.' },
  'idempotency-in-progress': { status: 409, text: 'The same request is still being processed.' },
  'invalid-access': { status: 412, text: 'Invalid access to the page' },
  unexpected: { status: 500, text: 'Sorry some error occurred, please try again later' },
  'provider-failed': { status: 502, text: 'Something went wrong' },
  'provider-missing': { status: 501, text: 'Something went wrong' },
  'house-opening': {
    status: 503,
    text: 'The demo market is still being filled. Please try again in a minute or two.',
  },
  overloaded: { status: 503, text: 'Sorry some error occurred, please try again later' },

  // Identity
  'wrong-credentials': { status: 401, text: 'Invalid email or password' },
  'account-not-confirmed': {
    status: 422,
    text: 'Please confirm your e-mail address or your phone number first.',
  },
  'authentication-too-old': { status: 422, text: 'Please confirm first that it is you.' },
  'second-factor-needed': { status: 401, text: 'Please enter your second factor.' },
  'second-factor-missing': { status: 422, text: 'Admins need a second factor. Set one up in your account.' },
  'second-factor-last': { status: 422, text: 'Admins must keep at least one second factor.' },
  'second-factor-wrong': { status: 422, text: 'OTP does not match' },
  'sign-in-too-old': { status: 422, text: 'This sign-in took too long or was not started here.' },
  'too-many-factors': { status: 422, text: 'You can keep up to 20 of these.' },
  'passkey-refused': { status: 422, text: 'This passkey could not be checked. Please try again.' },
  'account-blocked': { status: 401, text: 'You are not authenticated to perform this action' },
  'social-token-invalid': { status: 401, text: 'Invalid user or token' },
  'social-state-mismatch': { status: 422, text: 'This sign-in took too long or was not started here.' },
  'social-email-missing': { status: 422, text: 'The provider did not share an e-mail address.' },
  'reset-token-invalid': { status: 422, text: 'Invalid reset password token' },
  'old-password-wrong': { status: 422, text: 'You entered incorrect old password' },
  'password-unchanged': { status: 422, text: 'Your old password and new password can not be same' },
  'phone-not-verified': { status: 422, text: 'OTP does not match' },
  'user-not-found': { status: 404, text: 'User not found' },
  'setup-incomplete': { status: 422, text: 'Please complete every step first.' },
  'otp-invalid-number': {
    status: 422,
    text: 'Your entered contact number is invalid.',
    code: 'ERROR_INVALID_NUMBER',
  },
  'otp-wait': { status: 429, text: 'Please retry after some time.', code: 'ERROR_WAIT_TO_RETRY' },
  'otp-attempts': {
    status: 429,
    text: 'You have reached to maximum attempts.',
    code: 'ERROR_MAX_ATTEMPTS_REACHED',
  },
  'otp-daily-limit': {
    status: 429,
    text: 'You have reached to maximum attempts.',
    code: 'ERROR_TRANSACTION_LIMIT_EXCEEDED',
  },
  'otp-wrong-code': {
    status: 422,
    text: 'Your entered otp does not matched.',
    code: 'ERROR_INVALID_PIN_CODE',
  },
  'user-move-not-allowed': {
    status: 422,
    text: 'This is not possible in the current state of the account.',
  },
  'too-many-addresses': { status: 422, text: 'You can keep up to 50 addresses.' },
  'place-not-found': { status: 422, text: 'No place was found here.' },

  // Catalogue
  'listing-not-found': { status: 404, text: 'Classified List not found' },
  'category-in-use': { status: 422, text: 'This category is in use.' },

  // Sellers
  'vendor-token-invalid': { status: 422, text: 'Invalid user or token' },
  'paper-decided': { status: 422, text: 'A decision on this document has already been made.' },

  // Classifieds
  'may-not-post': { status: 422, text: 'You do not have a permission to post an ad.' },
  'quota-reached': { status: 422, text: 'Your ad posting limit is over.' },
  'ad-move-not-allowed': { status: 422, text: 'This is not possible in the current state of the ad.' },
  'already-reported': { status: 422, text: 'Ad already reported' },
  'offer-already-sent': { status: 422, text: 'Offer already sent' },
  'ad-without-price': { status: 422, text: 'There is no price associated for this ad.' },
  'offer-move-not-allowed': { status: 422, text: 'This offer has already been answered.' },
  'own-ad': { status: 422, text: 'This is your own ad.' },

  // Messaging
  'user-blocked': { status: 422, text: 'You cannot write to this user.' },

  // Payments
  'payment-failed': { status: 422, text: 'payment failed, contact administrator' },
  'payment-in-progress': {
    status: 422,
    text: 'Your last payment is still being processed. Please wait a moment.',
  },
  'payment-move-not-allowed': { status: 422, text: 'This payment can no longer be changed.' },
  'refund-move-not-allowed': { status: 422, text: 'A decision on this refund has already been made.' },
  'chargeback-not-questioned': { status: 422, text: 'Nothing of this chargeback is left to be looked into.' },
  'refund-too-large': { status: 422, text: 'This is more than what is left of the payment.' },
  'capture-too-large': { status: 422, text: 'This is more than what was authorised.' },
  'webhook-signature': { status: 400, text: 'Malformed request' },
  'refund-requested-already': { status: 422, text: 'You have already requested this refund.' },
  'refund-needs-order': { status: 422, text: 'Please tell us which sale this is about.' },
  'card-in-use': { status: 422, text: 'default card in use' },
  'too-many-cards': { status: 422, text: 'You can keep up to 20 cards.' },
  'paypal-code-invalid': { status: 422, text: 'Invalid user or token' },
  'payout-move-not-allowed': { status: 422, text: 'A decision on this payout has already been made.' },
  'payout-agreed-already': { status: 422, text: 'A second admin has to approve this payout.' },
  'payout-account-missing': { status: 422, text: 'Please tell us first where to send your money.' },
  'payout-asked-today': { status: 422, text: 'You can ask for a payout once a day.' },
  'payouts-held': { status: 422, text: 'Payouts are on hold because your payout account was changed.' },
  'payout-under-way': {
    status: 422,
    text: 'A payout is being sent right now. Please try again in a few minutes.',
  },
  'nothing-to-pay-out': { status: 422, text: 'There is nothing to pay out yet.' },

  // Reviews
  'own-participation': { status: 422, text: 'You can not rate your own participation' },
  'rated-already': { status: 422, text: 'You can not rate the participation again' },
  'nothing-to-rate': { status: 422, text: 'You can only rate what you have bought or booked.' },
  'complained-already': { status: 422, text: 'You have already complaint this participation' },
  'own-review': { status: 422, text: 'This is your own review.' },
  'review-too-old': { status: 422, text: 'It is too late to change this review.' },
  'review-move-not-allowed': {
    status: 422,
    text: 'This is not possible in the current state of the review.',
  },

  // Availability
  'out-of-stock': { status: 422, text: 'There is not enough left in stock.' },
  'stock-held': { status: 422, text: 'Some of this stock is reserved for buyers who are paying.' },
  'slot-taken': { status: 422, text: 'This time is no longer free.' },
  'resource-booked': { status: 422, text: 'There are bookings still to come here.' },
  'time-booked': {
    status: 422,
    text: 'Somebody is booked in this time. Please move or cancel the booking first.',
  },
  'too-many-resources': { status: 422, text: 'Your team cannot have more people and rooms.' },

  // Bookings
  'booking-move-not-allowed': {
    status: 422,
    text: 'This is not possible in the current state of the booking.',
  },
  'request-is-sold': {
    status: 422,
    text: 'What is paid with the request keeps its services. Please cancel it, which gives all of it back, and book again.',
  },
  'work-change-open': { status: 422, text: 'A change of this booking waits for its answer already.' },
  'work-change-move-not-allowed': { status: 422, text: 'This change is no longer open.' },
  'price-changed': { status: 422, text: 'The price has changed. Please look at it again.' },
  'service-not-offered': { status: 422, text: 'This cannot be booked here.' },
  'own-business': { status: 422, text: 'This is your own business.' },
  'quote-move-not-allowed': {
    status: 422,
    text: 'This is not possible in the current state of the quote.',
  },
  'no-quotes': { status: 422, text: 'This business gives no quotes.' },
  'quote-expired': { status: 422, text: 'This quote has expired.' },
  'time-is-free': { status: 422, text: 'There is a free time on this day: please choose it.' },
  'waiting-already': { status: 422, text: 'You are on the waiting list for this day already.' },
  'waiting-move-not-allowed': { status: 422, text: 'This time is no longer held for you.' },
  'enquiry-move-not-allowed': { status: 422, text: 'This enquiry has been answered.' },

  // Retail products
  'product-move-not-allowed': {
    status: 422,
    text: 'This is not possible in the current state of the product.',
  },
  'own-product': { status: 422, text: 'This is your own product.' },
  'deal-overlaps': { status: 422, text: 'This product already has another deal at that time.' },
  'deal-move-not-allowed': { status: 422, text: 'This deal is over.' },

  // Sales
  'sale-move-not-allowed': {
    status: 422,
    text: 'This is not possible in the present state of the sale.',
  },
  'sale-being-paid': {
    status: 422,
    text: 'A payment for this is under way. Please try again in a few minutes.',
  },
  'change-too-small': {
    status: 422,
    text: 'This would leave an amount that is too small to be charged. Please change it.',
  },
  'change-too-large': {
    status: 422,
    text: 'This takes off all that it still costs. Please cancel the booking instead.',
  },
  'instalment-move-not-allowed': { status: 422, text: 'This instalment is paid or no longer due.' },
  'cancellation-changed': {
    status: 422,
    text: 'What comes back on cancelling has changed. Please look at it again.',
  },

  // Retail orders
  'cart-item-not-found': { status: 404, text: 'Items not found' },
  'cart-full': { status: 422, text: 'A cart can hold up to 50 items.' },
  'cart-changed': { status: 422, text: 'Prices or stock have changed. Please check your cart.' },
  'checkout-move-not-allowed': { status: 422, text: 'This checkout is over.' },
  'order-move-not-allowed': {
    status: 422,
    text: 'This is not possible in the current state of the order.',
  },
  'return-move-not-allowed': {
    status: 422,
    text: 'This is not possible in the current state of the return.',
  },

  // Disputes
  'dispute-closed': { status: 422, text: 'This dispute has already been closed.' },

  // Promotions
  'subscription-move-not-allowed': {
    status: 422,
    text: 'This is not possible in the current state of the subscription.',
  },
  'subscription-has-plan': { status: 422, text: 'You already have this plan.' },
  'plan-begins-later': { status: 422, text: 'This plan starts when the paid period ends.' },
  'plan-begins-now': { status: 422, text: 'This plan is paid now and starts at once.' },
  'plan-in-use': { status: 422, text: 'This plan is in use.' },
  'plan-is-free': { status: 422, text: 'The free plan follows the settings.' },
  'boost-move-not-allowed': { status: 422, text: 'This boost is over.' },
  'boost-not-possible': { status: 422, text: 'Only approved listings can be boosted.' },

  // Scanner
  'photo-unreadable': {
    status: 422,
    text: 'We could not read this photo. Please take it again, closer and straight, or type the list.',
  },
  'photo-waiting': { status: 429, text: 'Your last photo is still being read.' },
  'food-exists': { status: 422, text: 'This product already exists.' },
  'food-move-not-allowed': {
    status: 422,
    text: 'This is not possible in the current state of the product.',
  },
  'food-reported-already': { status: 422, text: 'You have already reported this product.' },
  'food-suggested-already': {
    status: 422,
    text: 'Your last suggestion for this product is still under review.',
  },
  'food-unchanged': { status: 422, text: 'Nothing has changed.' },
  'food-lighter-verdict': { status: 422, text: 'The verdict can only be made stricter.' },
  'suggestion-decided': { status: 422, text: 'A decision on this suggestion has already been made.' },
  'items-not-found': { status: 404, text: 'Items not found' },

  // Admin
  'role-in-use': { status: 422, text: 'This role is in use.' },
  'report-closed': { status: 422, text: 'This report has already been closed.' },
  'last-admin': { status: 422, text: 'There must be at least one admin with all permissions.' },
  'seller-type-fixed': { status: 422, text: 'A business cannot change to this type.' },
} as const satisfies Record<string, { status: number; text: string; code?: string }>;

export type ProblemCode = keyof typeof problems;

/** Field name → messages, as answered with 423. */
export type FieldProblems = Record<string, string[]>;

/** The same in no language yet. */
export type FieldTexts = Record<string, Text[]>;
