import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { Flag, Id, Moment, Money, Nothing, ownId, Tick } from '../../shared/values.ts';

/** Everything users can be notified of, by its name on the wire; the module that sends it gives it its words. */
export const notificationKinds = [
  'offer',
  'message',
  'ad-approved',
  'ad-rejected',
  'ad-expired',
  'ad-reported',
  'saved-search',
  'wishlist',
  'product',
  'food',
  'question',
  'review',
  'dispute',
  'promotion',
  'order',
  'booking',
  'reminder',
  'quote',
  'enquiry',
  'waiting-list',
  'payment',
  'verification',
  'approval',
  'account',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Ways to reach a user outside the product. */
export const notificationChannels = ['mail', 'push', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** A kind of news with the ways it reaches its reader. */
export const NotificationKindRow = z
  .object({
    kind: z.enum(notificationKinds),
    /** What it is about, in the reader's language. */
    words: z.string(),
    channels: z.array(
      z.object({
        channel: z.enum(notificationChannels),
        is_on: z.boolean(),
        /** It concerns the security of the account and cannot be switched off. */
        is_fixed: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'NotificationKindRow' });
export type NotificationKindRow = z.infer<typeof NotificationKindRow>;

export const listNotificationKinds = endpoint({
  method: 'GET',
  path: '/notifications/kinds',
  access: 'signed-in',
  summary: 'Every kind of news that can reach the user, and over which channels.',
  reply: z.array(NotificationKindRow),
});

/** Spelled as clients read it (spec §3), `massage` included. */
export const Notification = z
  .object({
    id: Id,
    kind: z.enum(notificationKinds),
    sender_id: Id.nullable(),
    receiver_id: Id,
    subject: z.string(),
    devicename: z.string(),
    massage: z.string(),
    deviceid: z.string(),
    classified_id: Id.nullable(),
    offer_price: Money.nullable(),
    created_at: Moment,
    updated_at: Moment,
    notifiable_id: Id.nullable(),
    notifiable_type: z.string().nullable(),
    /** Path of the page it leads to. */
    destination_url: z.string(),
    /** The sender to show with it; null if it is from Souk. */
    user_id: Id.nullable(),
    name: z.string(),
    is_sellable: Flag,
    /** 1 means read (spec §3). */
    is_visible: Flag,
    user_image: z.string().nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  spec: ['menu-notifications/notifications'],
  access: 'signed-in',
  acting: 'refused',
  summary: 'What the user has been told, newest first unless asked otherwise.',
  query: z.object({
    page: PageQuery.shape.page,
    per_page: wholeNumber({ min: 1, max: 100 }).catch(20).default(20),
    order: z.enum(['asc', 'desc']).catch('desc').default('desc'),
  }),
  reply: pageOf(Notification),
});

export const markNotificationRead = endpoint({
  method: 'PUT',
  path: '/notifications/:id',
  spec: ['menu-notifications/notification-mark-read'],
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Marks one notification read; there is no way back.',
  params: z.object({ id: ownId('notifications.notification') }),
  body: z.object({
    is_visible: Tick.default(true).refine((value) => value, 'A read notification stays read.'),
  }),
  reply: Notification,
  message: 'Updated successfully.',
});

export const markAllNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/read-all',
  spec: ['menu-notifications/notifications-mark-all-read'],
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Marks every notification of the user read.',
  reply: Nothing,
  message: 'Updated successfully.',
});
