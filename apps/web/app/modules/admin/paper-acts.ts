import { msg } from '@lingui/core/macro';
import type * as papers from '@souk/contract/modules/admin/papers';
import { Check } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';

/** What an admin decides on a document or a certificate. */
export const paperActs = actsOf<typeof papers, papers.Paper, papers.PaperMove>()({
  noun: 'papers',
  id: ({ kind, id }) => `${kind}.${id}`,
  open: ({ moves }) => moves,
  home: () => '/admin/papers',
  moves: {
    reject: {
      endpoint: 'decidePaper',
      sets: { decision: 'reject' },
      words: msg`Reject`,
      does: msg`Reject the document`,
      tone: 'danger',
      fields: {
        reason: {
          kind: 'text',
          label: msg`Reason`,
          hint: msg`Visible to the seller.`,
          max: 500,
          isRequired: true,
          usual: [msg`It has expired.`, msg`It cannot be read.`, msg`It names somebody else.`],
        },
      },
    },
    verify: {
      endpoint: 'decidePaper',
      sets: { decision: 'verify' },
      words: msg`Verify`,
      tone: 'primary',
      icon: Check,
    },
  },
});
