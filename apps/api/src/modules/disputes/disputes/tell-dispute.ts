import {
  type DisputeNews,
  type DisputeRole,
  sellerAnswerDays,
} from '@souk/contract/modules/disputes/disputes';
import type { Tx } from '../../../platform/db/database.ts';
import { tellUser } from '../../../platform/stream/tell.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import type { MessageRow } from '../messages/message.tables.ts';
import { presentMessage } from './dispute.present.ts';
import type { DisputeRow } from './dispute.tables.ts';

interface Notice {
  subject: Said;
  text: Said;
  key: string;
}

type Side = 'customer' | 'seller';

interface Told {
  /** What each side is told; one that acted itself needs no message. */
  notices: Partial<Record<Side, Notice>>;
  senderId?: number | undefined;
  message?: MessageRow | undefined;
}

const sideOf = (dispute: DisputeRow, side: Side) =>
  side === 'customer'
    ? { userId: dispute.customerId, path: dispute.customerPath }
    : { userId: dispute.sellerId, path: dispute.sellerPath };

/**
 * Refreshes the open pages of both sides and notifies them, in the order of their ids, as the stream's locks require.
 */
async function tellSides(tx: Tx, dispute: DisputeRow, { notices, senderId, message }: Told): Promise<void> {
  const news: DisputeNews = {
    dispute_id: dispute.id,
    status: dispute.state,
    message: message ? await presentMessage(tx, message) : null,
  };
  const order: Side[] =
    dispute.customerId < dispute.sellerId ? ['customer', 'seller'] : ['seller', 'customer'];
  for (const side of order) {
    const { userId, path } = sideOf(dispute, side);
    const notice = notices[side];
    await tellUser(tx, userId, 'dispute', news);
    if (notice)
      await notify(tx, {
        userId,
        kind: 'dispute',
        path,
        senderId,
        ...notice,
        about: { kind: 'disputes.dispute', id: dispute.id },
      });
  }
}

/** Tells the seller about the dispute. */
export const tellOfOpened = (tx: Tx, dispute: DisputeRow, message: MessageRow): Promise<void> =>
  tellSides(tx, dispute, {
    message,
    senderId: dispute.customerId,
    notices: {
      seller: {
        subject: say`A customer has opened a dispute`,
        text: say`${dispute.title}: ${dispute.reason}. Please answer within ${sellerAnswerDays} days.`,
        key: `dispute:${dispute.id}`,
      },
    },
  });

/** Tells the other side about a message; an admin's message goes to both. */
export function tellOfReply(tx: Tx, dispute: DisputeRow, message: MessageRow): Promise<void> {
  const words: Record<DisputeRole, Said> = {
    customer: say`The customer has answered in a dispute`,
    seller: say`The seller has answered your dispute`,
    admin: say`Souk has written about your dispute`,
  };
  const notice: Notice = {
    subject: words[message.role],
    text: say`${dispute.title}: ${message.comment}`,
    key: `dispute-message:${message.id}`,
  };
  return tellSides(tx, dispute, {
    message,
    senderId: message.role === 'admin' ? undefined : message.authorId,
    notices: {
      ...(message.role === 'customer' ? {} : { customer: notice }),
      ...(message.role === 'seller' ? {} : { seller: notice }),
    },
  });
}

/** Tells the seller that the dispute is over. */
export const tellOfWithdrawn = (tx: Tx, dispute: DisputeRow): Promise<void> =>
  tellSides(tx, dispute, {
    senderId: dispute.customerId,
    notices: {
      seller: {
        subject: say`A dispute was withdrawn`,
        text: say`${dispute.title}: the customer has withdrawn the complaint.`,
        key: `dispute-withdrawn:${dispute.id}`,
      },
    },
  });

/** What the verdict pays, to whom and how much. */
function paidWords({ refundCents, wholeCents, currency }: DisputeRow, side: Side): Said {
  const back = inMoney({ cents: refundCents ?? 0, currency });
  const rest = inMoney({ cents: wholeCents - (refundCents ?? 0), currency });
  return side === 'customer'
    ? say`${back} goes back to you, ${rest} goes to the seller.`
    : say`${back} goes back to the customer, ${rest} goes to you, less the commission.`;
}

/** Tells both sides the verdict, what each gets, and why. */
export function tellOfResolved(tx: Tx, dispute: DisputeRow): Promise<void> {
  const { id, title, decisionNote } = dispute;
  const textFor = (side: Side): Said => {
    const paid = paidWords(dispute, side);
    return decisionNote ? say`${title}: ${paid} ${decisionNote}` : say`${title}: ${paid}`;
  };
  const noticeFor = (side: Side): Notice => ({
    subject: say`A dispute was decided`,
    text: textFor(side),
    key: `dispute-resolved:${id}`,
  });
  return tellSides(tx, dispute, {
    notices: { customer: noticeFor('customer'), seller: noticeFor('seller') },
  });
}

/** Tells both sides that the seller did not answer in time. */
export const tellOfProposal = (tx: Tx, dispute: DisputeRow): Promise<void> =>
  tellSides(tx, dispute, {
    notices: {
      customer: {
        subject: say`A refund was proposed`,
        text: say`${dispute.title}: the seller has not answered. Souk now decides about your refund.`,
        key: `dispute-proposal:${dispute.id}`,
      },
      seller: {
        subject: say`A refund was proposed`,
        text: say`${dispute.title}: you have not answered in time. Souk now decides about the refund.`,
        key: `dispute-proposal:${dispute.id}`,
      },
    },
  });
