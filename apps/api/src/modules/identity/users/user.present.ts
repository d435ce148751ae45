import type { LoggedInUser } from '@souk/contract/modules/identity/sessions';
import { moduleOf } from '@souk/contract/shared/seller-types';
import { flag } from '@souk/contract/shared/values';
import { countFor } from '../../../platform/counters.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { shownEmail } from '../contacts/contact.rules.ts';
import { effectiveType } from './effective-type.ts';
import { getUser } from './user.queries.ts';
import type { UserRow } from './user.tables.ts';

/** The signed-in user as clients keep them, with counters fresh from their modules. */
export async function presentLoggedIn(
  reader: Reader,
  user: UserRow,
  session: Pick<User, 'isAdmin' | 'actingAdminId'> = { isAdmin: false, actingAdminId: null },
): Promise<LoggedInUser> {
  const counts = await countFor(reader, user.id);
  const admin = session.actingAdminId ? await getUser(reader, session.actingAdminId) : null;
  const sellerType = effectiveType(user.sellerType, user.subType);
  return {
    user_id: user.id,
    name: user.name,
    image: user.imagePath,
    username: user.username,
    email: shownEmail(user),
    seller_type: sellerType,
    module: moduleOf[sellerType],
    profile_completed: flag(user.profileCompleted),
    menu_skipped: flag(user.menuSkipped),
    phone_verified: flag(user.phoneVerifiedAt !== null),
    is_confirmed: flag(user.confirmedAt !== null),
    booking_count: counts.booking_count ?? 0,
    calendar_count: counts.calendar_count ?? 0,
    cart_count: counts.cart_count ?? 0,
    notification_count: counts.notification_count ?? 0,
    wishlist_count: counts.wishlist_count ?? 0,
    message_count: counts.message_count ?? 0,
    is_admin: session.isAdmin,
    display_time_zone: user.displayTimeZone,
    acting_admin: admin?.name ?? null,
  };
}
