import { msg } from '@lingui/core/macro';
import type * as methods from '@souk/contract/modules/payments/methods';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';
import { brandOf } from './card-words.ts';

/** What users can do with a saved payment method. */
export const cardActs = actsOf<typeof methods, methods.Card, 'default' | 'edit' | 'delete'>()({
  noun: 'payment-methods',
  id: ({ id }) => id,
  open: ({ is_default, kind }) => [
    ...(is_default ? [] : (['default'] as const)),
    ...(kind === 'card' ? (['edit'] as const) : []),
    'delete',
  ],
  read: 'getCard',
  home: () => '/payment-methods',
  moves: {
    default: {
      endpoint: 'updateDefaultCard',
      inBody: 'card_id',
      words: msg`Use by default`,
      tone: 'quiet',
      icon: Star,
    },
    edit: {
      leadsTo: ({ id }) => `/edit-payment-methods/${id}`,
      words: msg`Edit`,
      tone: 'quiet',
      icon: Pencil,
    },
    delete: {
      endpoint: 'deleteCard',
      words: msg`Delete`,
      title: (card) =>
        card.last4 ? msg`Delete ${brandOf(card)} ending ${card.last4}?` : msg`Delete ${brandOf(card)}?`,
      lead: ({ is_default }) =>
        is_default
          ? msg`This is your default. The newest of your other cards takes its place.`
          : msg`You can add it again at any time. Past payments stay as they are.`,
      does: (card) =>
        card.last4 ? msg`Delete ${brandOf(card)} ending ${card.last4}` : msg`Delete ${brandOf(card)}`,
      keep: msg`Keep it`,
      tone: 'danger',
      icon: Trash2,
    },
  },
});
