import { z } from 'zod';
import { day } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, email, phone } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { anyId, Day, Id, Moment, ownId } from '../../shared/values.ts';

export const enquiryStates = ['new', 'replied', 'declined'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
export const enquiryRoles = ['customer', 'seller'] as const;
export type EnquiryMove = 'reply' | 'decline';

/** A question to a business, for its sender and for the business. */
export const Enquiry = z
  .object({
    enquiry_id: Id,
    status: z.enum(enquiryStates),
    role: z.enum(enquiryRoles),
    business: z.object({
      user_id: Id,
      business_id: Id.nullable(),
      name: z.string(),
      slug: z.string().nullable(),
      image: z.string().nullable(),
    }),
    item_id: Id.nullable(),
    /** The service that it is about. */
    item_title: z.string().nullable(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    message: z.string(),
    date: Day.nullable(),
    reply: z.string().nullable(),
    reason: z.string().nullable(),
    created_at: Moment,
    answered_at: Moment.nullable(),
    /** What the viewer may do to it now. */
    moves: z.array(z.enum(['reply', 'decline'])),
  })
  .meta({ id: 'Enquiry' });
export type Enquiry = z.infer<typeof Enquiry>;

export const enquire = endpoint({
  method: 'POST',
  path: '/enquire',
  spec: ['bookings/enquire'],
  access: 'signed-in',
  summary: 'Asks a business something; it is named by its user or its own id.',
  body: z.object({
    trader_user_id: blankAsMissing(anyId('identity.user').optional()),
    business_id: blankAsMissing(anyId('sellers.business').optional()),
    /** The service that it is about. */
    item_id: blankAsMissing(anyId('appointments.service').optional()),
    name: text('Name', { max: 120 }),
    email: email(),
    phone: blankAsMissing(phone().optional()),
    message: text('Message', { max: 2000 }),
    date: blankAsMissing(day('Date').optional()),
  }),
  reply: Enquiry,
  status: 201,
  message: 'Enquiry sent successfully.',
  errors: ['own-business'],
  limit: { max: 20, seconds: 60 },
  idempotent: true,
});

const params = z.object({ id: ownId('appointments.enquiry') });

export const replyEnquiry = endpoint({
  method: 'POST',
  path: '/enquiries/:id/reply',
  spec: ['bookings/enquiry-reply'],
  access: 'business',
  summary: 'Answers a received enquiry, once.',
  params,
  body: z.object({ message: text('Message', { max: 2000 }) }),
  reply: Enquiry,
  message: 'Reply sent successfully.',
  errors: ['enquiry-move-not-allowed'],
});

export const declineEnquiry = endpoint({
  method: 'POST',
  path: '/enquiries/:id/decline',
  spec: ['bookings/enquiry-decline'],
  access: 'business',
  summary: 'Declines a received enquiry.',
  params,
  body: z.object({ reason: optionalText(500) }),
  reply: Enquiry,
  message: 'Updated successfully.',
  errors: ['enquiry-move-not-allowed'],
});

export const listPreviousEnquiries = endpoint({
  method: 'GET',
  path: '/previous-enquiries',
  spec: ['bookings/previous-enquiries'],
  access: 'signed-in',
  acting: 'refused',
  summary: 'Enquiries sent or, by a business, received and sent: the newest first.',
  query: PageQuery.extend({
    status: z.enum(enquiryStates).optional().catch(undefined),
    /** Only those that were sent, or only those that were received. */
    role: z.enum(enquiryRoles).optional().catch(undefined),
  }),
  reply: pageOf(Enquiry),
});

export const getEnquiry = endpoint({
  method: 'GET',
  path: '/enquiries/:id',
  access: 'signed-in',
  acting: 'refused',
  summary: 'One enquiry, for its sender and for the business.',
  params,
  reply: Enquiry,
});
