import type { Notification } from '@souk/contract/modules/notifications/notifications';
import { flag } from '@souk/contract/shared/values';
import type { ShownNotification } from './notification.queries.ts';
import type { NotificationRow } from './notification.tables.ts';

/** The sender's name if it is not a person. */
const houseName = 'Souk';

/** Only offers have a price on the wire. */
const offeredPrice = ({ kind, card }: NotificationRow) => (kind === 'offer' ? (card?.price ?? null) : null);

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
  classified_id: notification.aboutKind === 'classifieds.ad' ? notification.aboutId : null,
  offer_price: offeredPrice(notification),
  created_at: notification.createdAt.toISOString(),
  updated_at: notification.updatedAt.toISOString(),
  notifiable_id: notification.aboutId,
  notifiable_type: notification.aboutKind,
  destination_url: notification.path,
  user_id: notification.senderId,
  name: senderName ?? houseName,
  is_sellable: flag(offeredPrice(notification) !== null),
  is_visible: flag(notification.readAt !== null),
  user_image: senderImage,
});
