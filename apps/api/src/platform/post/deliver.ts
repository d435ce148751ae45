import type { Db } from '../db/database.ts';

/** What the calling job passes to a provider. */
export interface Delivery {
  db: Db;
  attempt: number;
}

/** Sends one message, or books it for later; throws `MessageRefused` if retrying is useless. */
export type Deliver<Message> = (message: Message, delivery: Delivery) => Promise<'sent' | 'later'>;

/** The provider will never accept this message. */
export class MessageRefused extends Error {
  /** True if the recipient's address no longer exists. */
  readonly isGone: boolean;

  constructor(reason: string, { isGone = false } = {}) {
    super(reason);
    this.isGone = isGone;
  }
}

/** A provider must answer within so many milliseconds. */
export const answerWithinMs = 10_000;
