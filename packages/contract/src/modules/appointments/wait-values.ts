export const waitStates = ['Waiting', 'Offered', 'Booked', 'Left', 'Lapsed', 'Over'] as const;
export type WaitState = (typeof waitStates)[number];
export const waitMoves = ['offer', 'accept', 'decline', 'leave', 'lapse', 'end'] as const;
export type WaitMove = (typeof waitMoves)[number];
/** What a customer may do; the others are time's. */
export const openWaitMoves = ['accept', 'decline', 'leave'] as const;
export type OpenWaitMove = (typeof openWaitMoves)[number];

export const waitTimes = {
  /** How long a freed time is held for whoever is next. */
  offerMinutes: 30,
  /** Nothing is offered, or held, closer to its start. */
  noticeMinutes: 120,
  /** Too short to be read and answered; such a time is offered to nobody. */
  leastMinutes: 10,
} as const;
