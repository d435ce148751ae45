import type { Notification } from '@souk/contract/modules/notifications/notifications';
import { currencies, flag } from '@souk/contract/shared/values';
import type { ShownNotification } from './notification.queries.ts';

/** Who speaks where no person does. */
const houseName = 'Souk';

export const presentNotification = ({
  notification,
  senderName,
  senderImage,
}: ShownNotification): Notification => ({
  id: notification.id,
  kind: notification.kind,
  sender_id: notification.senderId,
  receiver_id: notification.userId,
  subject: notification.subject,
  devicename: '',
  massage: notification.text,
  deviceid: '',
  classified_id: notification.classifiedId,
  offer_price:
    notification.offerPriceCents === null
      ? null
      : { cents: notification.offerPriceCents, currency: currencies[0] },
  created_at: notification.createdAt.toISOString(),
  updated_at: notification.updatedAt.toISOString(),
  notifiable_id: notification.aboutId,
  notifiable_type: notification.aboutKind,
  destination_url: notification.path,
  user_id: notification.senderId,
  name: senderName ?? houseName,
  is_sellable: notification.offerPriceCents === null ? 0 : 1,
  is_visible: flag(notification.readAt !== null),
  user_image: senderImage,
});
