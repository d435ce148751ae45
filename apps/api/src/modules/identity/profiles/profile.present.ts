import type { PublicProfile, UserProfile, UserSummary } from '@souk/contract/modules/identity/profiles';
import { moduleOf } from '@souk/contract/shared/seller-types';
import { flag } from '@souk/contract/shared/values';
import { hasStandIn, shownEmail } from '../contacts/contact.rules.ts';
import { nationalPhone } from '../otp/otp.rules.ts';
import { effectiveType } from '../users/effective-type.ts';
import type { UserRow } from '../users/user.tables.ts';

export function presentPublicProfile(user: UserRow): PublicProfile {
  const sellerType = effectiveType(user.sellerType, user.subType);
  return {
    user_id: user.id,
    name: user.name,
    image: user.imagePath,
    username: user.username,
    seller_type: sellerType,
    module: moduleOf[sellerType],
    member_since: user.createdAt.toISOString(),
  };
}

/** The profile as only its owner sees it. */
export function presentProfile(user: UserRow): UserProfile {
  const phone = nationalPhone(user.phone);
  return {
    ...presentPublicProfile(user),
    email: shownEmail(user),
    new_email: hasStandIn(user) ? null : user.newEmail,
    email_verified: flag(user.emailVerifiedAt !== null),
    phone,
    countryCode: user.countryCode,
    mobileNo: phone,
    code: user.countryCode,
    phone_verified: flag(user.phoneVerifiedAt !== null),
    dob: user.birthDate,
    gender: user.gender,
    nationality: user.nationality,
    language: user.language,
    time_zone: user.timeZone,
    display_time_zone: user.displayTimeZone,
    address: user.address,
    has_password: flag(user.passwordHash !== null),
    profile_completed: flag(user.profileCompleted),
    menu_skipped: flag(user.menuSkipped),
  };
}

export const presentSummary = (user: UserRow): UserSummary => ({
  id: user.id,
  name: user.name,
  image: user.imagePath,
  seller_type: effectiveType(user.sellerType, user.subType),
});
