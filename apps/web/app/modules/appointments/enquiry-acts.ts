import { msg } from '@lingui/core/macro';
import type * as enquiries from '@souk/contract/modules/appointments/enquiries';
import { actsOf } from '../../ui/act-table.ts';

/** How a business answers a question, once. */
export const enquiryActs = actsOf<typeof enquiries, enquiries.Enquiry, enquiries.EnquiryMove>()({
  noun: 'enquiries',
  id: ({ enquiry_id }) => enquiry_id,
  open: ({ moves }) => moves,
  read: 'getEnquiry',
  home: () => '/previous-enquiries',
  moves: {
    reply: {
      endpoint: 'replyEnquiry',
      words: msg`Answer`,
      title: ({ name }) => msg`Answer ${name}`,
      lead: ({ message }) => msg`They ask: ${message}`,
      does: msg`Send the answer`,
      tone: 'primary',
      fields: { message: { kind: 'text', label: msg`Your answer`, max: 2000, rows: 5, isRequired: true } },
    },
    decline: {
      endpoint: 'declineEnquiry',
      words: msg`Decline`,
      title: ({ name }) => msg`Decline to answer ${name}?`,
      lead: msg`They are told, and you cannot answer later.`,
      does: msg`Decline the question`,
      tone: 'danger',
      fields: {
        reason: {
          kind: 'text',
          label: msg`Reason (optional)`,
          hint: msg`The customer will see this.`,
          max: 500,
        },
      },
    },
  },
});
