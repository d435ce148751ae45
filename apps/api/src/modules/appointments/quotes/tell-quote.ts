import type { Tx } from '../../../platform/db/database.ts';
import { tellUser } from '../../../platform/stream/tell.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { getUser } from '../../identity/index.ts';
import { notify } from '../../notifications/index.ts';
import { quoteKind } from './quote.life.ts';
import type { Side } from './quote.policy.ts';
import type { BriefRow, QuoteRow } from './quote.tables.ts';

interface QuoteNews {
  quote: QuoteRow;
  to: Side;
  /** What has happened, once per quote. */
  step: string;
  subject: Said;
  text: Said;
}

/** The quote's page for either side. */
export const quotePaths: Record<Side, (quoteId: number) => string> = {
  customer: (quoteId) => `/my-bookings/quotes/${quoteId}`,
  seller: (quoteId) => `/business-bookings/quotes/${quoteId}`,
};

/** Refreshes the open pages of both sides. */
export async function showQuote(tx: Tx, { id, customerId, sellerId, state }: QuoteRow): Promise<void> {
  for (const userId of [customerId, sellerId])
    await tellUser(tx, userId, 'quote', { quote_id: id, status: state });
}

/** Tells people about quotes, in the order of their ids so that there is no deadlock. */
export async function tellQuotes(tx: Tx, news: readonly QuoteNews[]): Promise<void> {
  const inOrder = news
    .map((one) => ({ ...one, userId: one.to === 'customer' ? one.quote.customerId : one.quote.sellerId }))
    .sort((one, other) => one.userId - other.userId);
  for (const { quote, to, step, subject, text, userId } of inOrder) {
    await notify(tx, {
      userId,
      kind: 'quote',
      subject,
      text,
      path: quotePaths[to](quote.id),
      key: `quote:${quote.id}:${step}:${to}`,
      senderId: to === 'customer' ? quote.sellerId : quote.customerId,
      about: { kind: quoteKind, id: quote.id },
    });
  }
  for (const { quote } of inOrder) await showQuote(tx, quote);
}

/** Tells businesses what is wanted of them. */
export async function tellAsked(
  tx: Tx,
  { title, customerId }: BriefRow,
  asked: readonly QuoteRow[],
): Promise<void> {
  const { name } = await getUser(tx, customerId);
  await tellQuotes(
    tx,
    asked.map((quote) => ({
      quote,
      to: 'seller' as const,
      step: 'requested',
      subject: say`${name} asks for a quote`,
      text: say`${title}. Please send a quote, offer a visit or decline.`,
    })),
  );
}
