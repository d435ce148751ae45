import { z } from 'zod';
import { day, timeZone } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import {
  blankAsMissing,
  clearable,
  countryCode,
  email,
  mobile,
  password,
  phone,
  username,
} from '../../shared/fields.ts';
import { languageTags } from '../../shared/languages.ts';
import { PlainSellerType } from '../../shared/seller-types.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { anyId, Day, Flag, GeoAddress, Id, Moment, Nothing } from '../../shared/values.ts';

/** What every signed-in user may see of a user. */
export const PublicProfile = z
  .object({
    user_id: Id,
    name: z.string(),
    image: z.string().nullable(),
    username: z.string().nullable(),
    seller_type: PlainSellerType,
    module: z.enum(['user', 'retail', 'booking', 'classified']),
    member_since: Moment,
  })
  .meta({ id: 'PublicProfile' });
export type PublicProfile = z.infer<typeof PublicProfile>;

/** The whole profile, for its owner alone; `mobileNo` and `code` repeat `phone` and `countryCode` (spec §3). */
export const UserProfile = PublicProfile.extend({
  email: z.string(),
  /** Pending until the mailed confirmation. */
  new_email: z.string().nullable(),
  email_verified: Flag,
  phone: z.string().nullable(),
  countryCode: z.string().nullable(),
  mobileNo: z.string().nullable(),
  code: z.string().nullable(),
  phone_verified: Flag,
  dob: Day.nullable(),
  gender: z.string().nullable(),
  nationality: z.string().nullable(),
  language: z.string(),
  /** Of the user's home or business: for opening hours, invoices and whole days. */
  time_zone: z.string(),
  /** The zone they chose to read times in; null follows the browser. */
  display_time_zone: z.string().nullable(),
  address: GeoAddress.nullable(),
  has_password: Flag,
  profile_completed: Flag,
  menu_skipped: Flag,
}).meta({ id: 'UserProfile' });
export type UserProfile = z.infer<typeof UserProfile>;

const saved = 'Profile updated successfully.';

export const getUserProfile = endpoint({
  method: 'GET',
  path: '/user-profile',
  spec: ['auth/user-profile'],
  access: 'signed-in',
  summary: 'The own profile.',
  reply: UserProfile,
  errors: ['user-not-found'],
});

export const getUserProfileById = endpoint({
  method: 'GET',
  path: '/user-profile/:user_id',
  spec: ['auth/user-profile-by-id'],
  access: 'signed-in',
  summary: 'A profile: whole for its owner, the public part for others.',
  params: z.object({ user_id: anyId('identity.user') }),
  reply: z.union([UserProfile, PublicProfile]),
  errors: ['user-not-found'],
});

export const UserSummary = z
  .object({
    id: Id,
    name: z.string(),
    image: z.string().nullable(),
    seller_type: PlainSellerType,
  })
  .meta({ id: 'UserSummary' });
export type UserSummary = z.infer<typeof UserSummary>;

export const getUserDetails = endpoint({
  method: 'GET',
  path: '/user-details/:id',
  spec: ['auth/user-details'],
  access: 'signed-in',
  summary: 'Name and picture of a person, such as a chat partner.',
  params: z.object({ id: anyId('identity.user') }),
  reply: UserSummary,
  errors: ['user-not-found'],
});

export const UserCounters = z
  .object({
    booking_count: z.int(),
    /** What the own calendar still has today. */
    calendar_count: z.int(),
    cart_count: z.int(),
    notification_count: z.int(),
    wishlist_count: z.int(),
    message_count: z.int(),
  })
  .meta({ id: 'UserCounters' });
export type UserCounters = z.infer<typeof UserCounters>;

export const getUserCounters = endpoint({
  method: 'GET',
  path: '/user-counters',
  spec: ['auth/counters'],
  access: 'signed-in',
  summary: 'The numbers beside the signed-in user’s name.',
  reply: UserCounters,
});

export const changeUsername = endpoint({
  method: 'POST',
  path: '/change-username',
  spec: ['auth/change-username'],
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Changes the username; each is given once.',
  body: z.object({ username: username() }),
  reply: UserProfile,
  message: saved,
});

const proof = z.string({ error: 'OTP is required.' }).trim().min(1, 'OTP is required.').max(200);

export const changeMobile = endpoint({
  method: 'POST',
  path: '/change-mobile',
  spec: ['auth/change-mobile'],
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Sets or verifies the phone of the account, with the proof that verify-otp answered.',
  body: z.object({ mobileNo: mobile(), code: countryCode(), otp_token: proof }),
  reply: UserProfile,
  message: saved,
  errors: ['phone-not-verified'],
  limit: { max: 20, seconds: 60 },
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/change-email',
  spec: ['auth/change-email'],
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Asks for another address; it changes once the link mailed there has been confirmed.',
  body: z.object({ email: email(), password: password() }),
  reply: UserProfile,
  message: 'A confirmation link has been sent to your new email.',
  errors: ['wrong-credentials'],
  limit: { max: 10, seconds: 60 },
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/confirm-email',
  access: 'anyone',
  summary: 'Confirms a new address through the link that was mailed to it.',
  body: z.object({ token: text('Token', { max: 200 }) }),
  reply: Nothing,
  message: saved,
  errors: ['social-token-invalid'],
  limit: { max: 20, seconds: 60 },
});

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/confirm-email/send',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Mails the link again that confirms the address of the account, at most once a minute.',
  reply: Nothing,
  message: 'A confirmation link has been sent to your email.',
  limit: { max: 10, seconds: 60 },
});

export const changeAddress = endpoint({
  method: 'POST',
  path: '/change-address',
  spec: ['auth/change-address'],
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Sets the place where the user lives.',
  body: GeoAddress,
  reply: UserProfile,
  message: saved,
});

export const updateProfilePic = endpoint({
  method: 'POST',
  path: '/update-profile-pic',
  spec: ['auth/update-profile-pic'],
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Replaces the picture of the user.',
  files: { field: 'image', max: 1, kind: 'image' },
  reply: z.object({ image: z.string() }),
  message: saved,
});

export const removeProfilePic = endpoint({
  method: 'DELETE',
  path: '/profile-pic',
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Takes the picture of the user away; where there is none it succeeds as well.',
  reply: Nothing,
  message: saved,
});

export const updateUserProfile = endpoint({
  method: 'POST',
  path: '/update-user-profile',
  spec: ['auth/update-user-profile'],
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary:
    'Changes the given parts of the profile; an empty birth date, gender, nationality or display time zone is cleared.',
  body: z.object({
    name: text('Name', { max: 100 }).optional(),
    username: blankAsMissing(username().optional()),
    email: blankAsMissing(email().optional()),
    password: blankAsMissing(password().optional()),
    phone: blankAsMissing(phone().optional()),
    countryCode: blankAsMissing(countryCode().optional()),
    mobileNo: blankAsMissing(mobile().optional()),
    code: blankAsMissing(countryCode().optional()),
    otp_token: optionalText(200),
    dob: clearable(day()),
    gender: clearable(text('Gender', { max: 40 })),
    nationality: clearable(text('Nationality', { max: 60 })),
    language: blankAsMissing(z.enum(languageTags, 'Please select a language.').optional()),
    time_zone: blankAsMissing(timeZone().optional()),
    display_time_zone: clearable(timeZone()),
    address: blankAsMissing(GeoAddress.optional()),
  }),
  reply: UserProfile,
  message: saved,
  errors: ['wrong-credentials', 'phone-not-verified'],
  limit: { max: 30, seconds: 60 },
});
