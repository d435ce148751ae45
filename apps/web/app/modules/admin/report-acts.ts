import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type * as reports from '@souk/contract/modules/admin/reports';
import { actsOf } from '../../ui/act-table.ts';
import { removalWords } from './report-words.ts';

/** Who reads the reason for a removal. */
const reasonHints: Record<reports.ReportKind, MessageDescriptor> = {
  ad: msg`The owner will see this. If you leave it empty, they see the report’s own reason.`,
  product: msg`The owner will see this. If you leave it empty, they see the report’s own reason.`,
  review: msg`The author will see this. If you leave it empty, they see the report’s own reason.`,
  food: msg`Only the food’s history keeps it.`,
};

/** What an admin decides on a report; it settles every open report of the same thing. */
export const reportActs = actsOf<typeof reports, reports.Report, 'dismiss' | 'remove'>()({
  noun: 'reports',
  id: ({ id }) => id,
  open: ({ status }) => (status === 'open' ? ['dismiss', 'remove'] : []),
  home: () => '/admin/reports',
  moves: {
    dismiss: {
      endpoint: 'resolveReport',
      sets: { action: 'dismiss' },
      words: msg`Leave it up`,
      does: msg`Dismiss the reports`,
      tone: 'quiet',
      fields: { note: { kind: 'text', label: msg`Note`, hint: msg`Only the log keeps it.`, max: 500 } },
    },
    remove: {
      endpoint: 'resolveReport',
      sets: { action: 'remove' },
      words: ({ kind }) => removalWords[kind].opens,
      does: ({ kind }) => removalWords[kind].does,
      tone: 'danger',
      fields: {
        note: { kind: 'text', label: msg`Reason`, hint: ({ kind }) => reasonHints[kind], max: 500 },
      },
    },
  },
});
