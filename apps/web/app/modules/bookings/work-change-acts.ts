import { msg } from '@lingui/core/macro';
import type { OpenWorkChangeMove, WorkChange } from '@souk/contract/modules/bookings/work-change-values';
import type * as workChanges from '@souk/contract/modules/bookings/work-changes';
import { PenLine, Undo2, X } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';
import { signLead } from './work-change-words.ts';

/** What the two sides do with a proposed change; the page of its booking shows it. */
export const workChangeActs = actsOf<typeof workChanges, WorkChange, OpenWorkChangeMove>()({
  noun: 'work-changes',
  id: ({ work_change_id: id }) => id,
  open: ({ moves }) => moves,
  read: 'getWorkChange',
  home: () => '/booking-list',
  moves: {
    accept: {
      endpoint: 'acceptWorkChange',
      words: msg`Accept and sign`,
      title: ({ number }) => msg`Sign change ${number}?`,
      lead: signLead,
      does: msg`Sign it`,
      keep: msg`Not yet`,
      tone: 'primary',
      icon: PenLine,
      fields: { quoted_cents: { kind: 'given' } },
    },
    decline: {
      endpoint: 'declineWorkChange',
      words: msg`Decline`,
      title: ({ number }) => msg`Decline change ${number}?`,
      lead: msg`The booking stays as it is, and the other side is told.`,
      does: msg`Decline the change`,
      tone: 'danger',
      icon: X,
      fields: {
        reason: {
          kind: 'text',
          max: 500,
          label: msg`Reason (optional)`,
          hint: ({ role }) =>
            role === 'customer' ? msg`The business will see this.` : msg`The customer will see this.`,
        },
      },
    },
    withdraw: { endpoint: 'withdrawWorkChange', words: msg`Take it back`, tone: 'quiet', icon: Undo2 },
  },
});
