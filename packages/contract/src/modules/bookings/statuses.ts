/** What a request for a quote goes through until it is accepted and becomes a booking (spec states §2). */
export const quoteStates = [
  'Quote-Requested',
  'Quote-Request-Declined',
  'Appointment',
  'Quote-Sent',
  'Quote-Accepted',
  'Quote-Declined',
  'Cancelled',
  'Expired',
] as const;
export type QuoteState = (typeof quoteStates)[number];

/** What a booking goes through (spec states §2). */
export const bookingStates = [
  'Pending',
  'Accepted',
  'Rejected',
  'Amount-Paid-Pending',
  'Accepted-Paid',
  'Inprocess',
  'Job-Done',
  'Completed',
  'Cancelled',
  'Disputed',
  'Expired',
] as const;
export type BookingState = (typeof bookingStates)[number];

/** The seventeen statuses of the specification (§4), in its own spelling. */
export const bookingStatuses = [...new Set([...quoteStates, ...bookingStates])] as [
  QuoteState | BookingState,
  ...(QuoteState | BookingState)[],
];
export type BookingStatus = (typeof bookingStatuses)[number];

export const bookingMoves = [
  'confirm',
  'ask-payment',
  'confirm-paid',
  'decline',
  'edit',
  'withdraw',
  'pay',
  'start',
  'job-done',
  'complete',
  'cancel',
  'no-show',
  'move',
  'move-paid',
  'change-paid',
  'change-started',
  'dispute',
  'contest',
  'expire',
  'lapse',
  'elapse',
  'close',
  'freeze',
  'resolve-seller',
  'resolve-customer',
  'resolve-no-show',
  'back-to-accepted-paid',
  'back-to-inprocess',
  'back-to-job-done',
  'back-to-completed',
  'back-to-cancelled',
] as const;
export type BookingMove = (typeof bookingMoves)[number];

/**
 * What either side may do now; `move` proposes another time, `edit` chooses other services, `change` other work, `pay`
 * pays what is due, `milestone` asks for the next share.
 */
export const openBookingMoves = [
  'confirm',
  'decline',
  'pay',
  'start',
  'milestone',
  'job-done',
  'complete',
  'move',
  'edit',
  'accept-time',
  'decline-time',
  'change',
  'no-show',
  'cancel',
  'dispute',
  'hide',
] as const;
export type OpenBookingMove = (typeof openBookingMoves)[number];

/** Tabs of the lists (spec §4, L116). */
export const bookingTabs = {
  bookings: ['Pending', 'Accepted', 'Amount-Paid-Pending', 'Accepted-Paid', 'Inprocess', 'Job-Done'],
  pending: ['Pending', 'Amount-Paid-Pending'],
  confirmed: ['Accepted', 'Accepted-Paid'],
  history: ['Completed', 'Cancelled', 'Rejected', 'Disputed', 'Expired'],
} as const satisfies Record<string, readonly BookingState[]>;
export type BookingTab = keyof typeof bookingTabs;

/** Hours and days after which time itself moves a booking. */
export const bookingTimes = {
  /** How long a customer may take to pay for a confirmed booking. */
  payHours: 24,
  /** Work begins this long before its time at the earliest: once it has begun, a customer cannot cancel any more. */
  startHoursBefore: 2,
  /** After its end a booking that nobody has started counts as done. */
  elapseHours: 24,
  /** After the work the customer has so long to confirm or to complain. */
  confirmHours: 72,
  /** The share of a milestone is due so long after it was reached. */
  milestoneHours: 72,
  /** A completed booking can be disputed for so long. */
  disputeDays: 7,
  /** A customer who is said not to have come can contest it for so long. */
  contestDays: 14,
  /** A proposed time is open for so long, at most until the booking starts. */
  proposalHours: 48,
  /** Both sides are reminded so long before a booking starts. */
  reminderHours: [24, 2],
} as const;

/** What is booked under one family of calls (spec §7); more trades add theirs. */
export const bookingKinds = ['spa', 'beauty', 'handyman', 'events'] as const;
export type BookingKind = (typeof bookingKinds)[number];
