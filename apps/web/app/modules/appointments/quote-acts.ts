import { msg } from '@lingui/core/macro';
import type { OpenQuoteMove, Quote } from '@souk/contract/modules/appointments/quote-values';
import type * as quotes from '@souk/contract/modules/appointments/quotes';
import { CalendarClock, Check, RotateCcw, Send, Trash2, X } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';
import { acceptPath, answerPath, quotePath, visitPath } from './quote-paths.ts';

const told = { kind: 'text', max: 500 } as const;
const seenByOther = ({ role }: Quote) =>
  role === 'customer' ? msg`The business will see this.` : msg`The customer will see this.`;

/** What the two sides do with a quote. */
export const quoteActs = actsOf<typeof quotes, Quote, OpenQuoteMove>()({
  noun: 'quotes',
  id: ({ quote_id: id }) => id,
  open: ({ moves }) => moves,
  read: 'getQuote',
  home: quotePath,
  moves: {
    accept: {
      leadsTo: ({ quote_id: id }) => acceptPath(id),
      words: msg`Accept`,
      tone: 'primary',
      icon: Check,
    },
    send: {
      leadsTo: ({ quote_id: id }) => answerPath(id),
      words: ({ status }) => (status === 'Quote-Sent' ? msg`Revise the quote` : msg`Send a quote`),
      tone: 'primary',
      icon: Send,
    },
    'offer-visit': {
      leadsTo: ({ quote_id: id }) => visitPath(id),
      words: ({ status }) => (status === 'Appointment' ? msg`Move the visit` : msg`Offer a visit`),
      tone: 'quiet',
      icon: CalendarClock,
    },
    renew: {
      endpoint: 'renewQuote',
      words: msg`Ask to renew`,
      back: ({ quote_id: id }) => quotePath(id),
      tone: 'quiet',
      icon: RotateCcw,
    },
    decline: {
      endpoint: 'declineQuote',
      words: msg`Decline`,
      title: ({ business }) => msg`Decline the quote of ${business.name}?`,
      lead: msg`The business is told. You can ask others, or ask again, at any time.`,
      does: msg`Decline the quote`,
      tone: 'danger',
      icon: X,
      fields: { reason: { ...told, label: msg`Reason (optional)`, hint: seenByOther } },
    },
    'decline-request': {
      endpoint: 'declineQuoteRequest',
      words: msg`Decline`,
      title: ({ customer }) => msg`Decline the request of ${customer.name}?`,
      lead: msg`The customer is told that there will be no quote.`,
      does: msg`Decline the request`,
      tone: 'danger',
      icon: X,
      fields: { reason: { ...told, label: msg`Reason (optional)`, hint: seenByOther } },
    },
    cancel: {
      endpoint: 'cancelQuote',
      words: ({ role }) => (role === 'customer' ? msg`Call it off` : msg`Call the visit off`),
      title: ({ title }) => msg`Call off ${title}?`,
      lead: ({ status }) =>
        status === 'Appointment'
          ? msg`The visit does not take place, and the other side is told.`
          : msg`The business is told that you need no quote any more.`,
      does: msg`Call it off`,
      keep: msg`Keep it`,
      tone: 'danger',
      icon: X,
      fields: { reason: { ...told, label: msg`Reason (optional)`, hint: seenByOther } },
    },
    hide: {
      endpoint: 'hideQuote',
      words: msg`Remove from history`,
      title: msg`Remove this quote from your history?`,
      lead: msg`You won’t see it in your lists any more. The other side keeps it.`,
      does: msg`Remove it`,
      tone: 'danger',
      icon: Trash2,
    },
  },
});
