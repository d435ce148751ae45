import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { Id, Moment, Tick } from '../../shared/values.ts';

/** What a visitor wrote through the contact form. */
export const ContactMessage = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    subject: z.string(),
    message: z.string(),
    is_answered: z.boolean(),
    created_at: Moment,
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof ContactMessage>;

export const messageStatuses = ['open', 'answered'] as const;

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/admin/messages',
  access: 'admin',
  summary: 'Messages of the contact form, newest first.',
  query: PageQuery.extend({
    status: blankAsMissing(z.enum(messageStatuses).optional()).catch(undefined),
  }),
  reply: pageOf(ContactMessage),
});

export const markAnswered = endpoint({
  method: 'PUT',
  path: '/admin/messages/:id',
  access: 'admin',
  summary: 'Marks a message as answered, or as open again.',
  params: z.object({ id: Id }),
  body: z.object({ is_answered: Tick }),
  reply: ContactMessage,
  message: 'Message updated successfully.',
});
