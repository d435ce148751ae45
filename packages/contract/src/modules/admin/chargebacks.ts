import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { text } from '../../shared/texts.ts';
import { Id, Moment, Money } from '../../shared/values.ts';
import { chargebackAnswers, chargebackStates } from '../payments/chargebacks.ts';
import { Person } from './people.ts';

export const DeskChargeback = z
  .object({
    id: Id,
    payment_id: Id,
    payment_number: z.string(),
    description: z.string(),
    payer: Person,
    status: z.enum(chargebackStates),
    /** What the bank wants back, and what was charged. */
    amount: Money,
    charged: Money,
    /** So much of it is more than the payer has still to get; it is not booked before it is looked into. */
    questioned: Money,
    answer: z.enum(chargebackAnswers).nullable(),
    answer_note: z.string().nullable(),
    opened_at: Moment,
    closed_at: Moment.nullable(),
  })
  .meta({ id: 'DeskChargeback' });
export type DeskChargeback = z.infer<typeof DeskChargeback>;

export const listAdminChargebacks = endpoint({
  method: 'GET',
  path: '/admin/chargebacks',
  access: 'admin',
  summary: 'Chargebacks, the newest first; `questioned` are those that an admin has to look into.',
  query: PageQuery.extend({
    status: z
      .enum([...chargebackStates, 'questioned'])
      .optional()
      .catch(undefined),
  }),
  reply: pageOf(DeskChargeback),
});

const answering = (move: 'bear' | 'drop', summary: string, message: string) =>
  endpoint({
    method: 'POST',
    path: `/admin/chargebacks/:id/${move}`,
    access: 'admin',
    summary,
    params: z.object({ id: Id }),
    body: z.object({ reason: text('Reason', { max: 500 }) }),
    reply: DeskChargeback,
    message,
    errors: ['chargeback-not-questioned'],
  });

export const bearAdminChargeback = answering(
  'bear',
  'Books what a chargeback wanted too much as a loss of the house: the provider has taken it.',
  'The house bears the rest.',
);

export const dropAdminChargeback = answering(
  'drop',
  'Notes that the provider takes no more than was charged; nothing is booked.',
  'The rest is dropped.',
);
