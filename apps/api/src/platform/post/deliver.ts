import type { Db } from '../db/database.ts';

/** What a provider lends from the job that calls it. */
export interface Delivery {
  db: Db;
  attempt: number;
}

/** Hands one message over, or books it for later; throws `MessageRefused` where trying again is of no use. */
export type Deliver<Message> = (message: Message, delivery: Delivery) => Promise<'sent' | 'later'>;

/** The provider will never take this message. */
export class MessageRefused extends Error {
  /** True where the recipient's address itself has ended. */
  readonly isGone: boolean;

  constructor(reason: string, { isGone = false } = {}) {
    super(reason);
    this.isGone = isGone;
  }
}

/** A provider's answer must come within so many milliseconds. */
export const answerWithinMs = 10_000;
