import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { email, password } from '../../shared/fields.ts';
import { PlainSellerType } from '../../shared/seller-types.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { Flag, Id, Moment, Nothing, ownId } from '../../shared/values.ts';

/** The signed-in user as every client keeps them (spec §3); counters update on their own (spec §4). */
export const LoggedInUser = z
  .object({
    user_id: Id,
    name: z.string(),
    image: z.string().nullable(),
    username: z.string().nullable(),
    email: z.string(),
    seller_type: PlainSellerType,
    module: z.enum(['user', 'retail', 'booking', 'classified']),
    profile_completed: Flag,
    menu_skipped: Flag,
    phone_verified: Flag,
    /** 1 once the mailed link or the one-time code has shown that the user can be reached. */
    is_confirmed: Flag,
    booking_count: z.int(),
    calendar_count: z.int(),
    cart_count: z.int(),
    notification_count: z.int(),
    wishlist_count: z.int(),
    message_count: z.int(),
    is_admin: z.boolean(),
    /** The zone they chose to read times in; null follows the browser. */
    display_time_zone: z.string().nullable(),
    /** The admin's name while one acts for this user. */
    acting_admin: z.string().nullable(),
  })
  .meta({ id: 'LoggedInUser' });
export type LoggedInUser = z.infer<typeof LoggedInUser>;

/** The reply of a sign-in: the user and the bearer token (also set as an httpOnly cookie). */
export const SignedIn = LoggedInUser.extend({ token: z.string() }).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

/** Device facts sent by apps; kept with the session so that its owner recognises it. */
export const DeviceFields = {
  device_type: optionalText(40),
  device_id: optionalText(120),
  device_model: optionalText(80),
  network_provider: optionalText(80),
  os_version: optionalText(40),
  app_version_no: optionalText(40),
};

export const login = endpoint({
  method: 'POST',
  path: '/login',
  spec: ['auth/login'],
  access: 'anyone',
  summary: 'Signs in with e-mail and password.',
  body: z.object({ email: email(), password: password(), ...DeviceFields }),
  reply: SignedIn,
  message: 'You have successfully logged in.',
  errors: ['wrong-credentials', 'account-blocked', 'second-factor-needed'],
  limit: { max: 20, seconds: 60 },
});

export const socialProviders = ['google', 'facebook', 'apple'] as const;

export const socialLogin = endpoint({
  method: 'POST',
  path: '/social-login',
  spec: ['auth/social-login'],
  access: 'anyone',
  summary: 'Signs in through Google, Facebook or Apple; the first time makes a private account.',
  body: z.object({
    name: text('Name', { max: 100 }),
    email: email(),
    social_id: text('Social id', { max: 200 }),
    avatar: optionalText(500),
    login_type: z.enum(socialProviders, { error: 'This field is required.' }),
    access_token: text('Access token', { max: 4000 }),
    password: z.string().max(0).optional(),
    ...DeviceFields,
  }),
  reply: SignedIn,
  message: 'You have successfully logged in.',
  errors: [
    ...(['social-token-invalid', 'account-blocked', 'provider-failed', 'provider-missing'] as const),
    'second-factor-needed',
  ],
  limit: { max: 20, seconds: 60 },
});

const socialParams = z.object({ login_type: z.enum(socialProviders) });

export const listSocialProviders = endpoint({
  method: 'GET',
  path: '/social-providers',
  access: 'anyone',
  summary: 'The providers through whose pages a browser can sign in here.',
  reply: z.array(z.object({ name: z.enum(socialProviders), is_simulated: z.boolean() })),
});

/** What a page keeps, out of reach of scripts, while its visitor is at the provider. */
export const SocialSignIn = z
  .object({
    login_type: z.enum(socialProviders),
    state: z.string().min(1).max(200),
    nonce: z.string().min(1).max(200),
    verifier: z.string().min(1).max(200),
  })
  .meta({ id: 'SocialSignIn' });
export type SocialSignIn = z.infer<typeof SocialSignIn>;

export const startSocialLogin = endpoint({
  method: 'POST',
  path: '/social-login/:login_type/start',
  access: 'anyone',
  summary: 'Begins a sign-in in a browser: where it is sent, and what has to be kept until it comes back.',
  params: socialParams,
  reply: z.object({ authorize_url: z.string(), kept: SocialSignIn }),
  errors: ['provider-missing'],
  limit: { max: 60, seconds: 60 },
});

export const finishSocialLogin = endpoint({
  method: 'POST',
  path: '/social-login/:login_type/finish',
  access: 'anyone',
  summary: 'Signs in with the code that a provider’s page gave; the first time makes a private account.',
  params: socialParams,
  body: z.object({
    code: text('Code', { max: 4000 }),
    state: text('State'),
    kept: SocialSignIn,
    /** Apple sends a name next to its token, and only the first time. */
    name: optionalText(100),
    ...DeviceFields,
  }),
  reply: SignedIn,
  message: 'You have successfully logged in.',
  errors: [
    ...(['social-state-mismatch', 'social-token-invalid', 'social-email-missing'] as const),
    ...(['account-blocked', 'provider-failed', 'provider-missing', 'second-factor-needed'] as const),
  ],
  limit: { max: 20, seconds: 60 },
});

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  spec: ['auth/logout'],
  access: 'anyone',
  acting: 'allowed',
  summary: 'Ends this session; without one it succeeds as well.',
  reply: Nothing,
  message: 'You have successfully logged out.',
});

export const getViewer = endpoint({
  method: 'GET',
  path: '/viewer',
  access: 'anyone',
  summary: 'The signed-in user, or null for a visitor.',
  reply: LoggedInUser.nullable(),
});

export const getUserDetail = endpoint({
  method: 'GET',
  path: '/userdetail',
  spec: ['auth/userdetail'],
  access: 'signed-in',
  summary: 'The signed-in user with their counters.',
  reply: LoggedInUser,
});

export const Session = z
  .object({
    id: Id,
    device: z.string(),
    address: z.string(),
    created_at: Moment,
    last_used_at: Moment,
    is_current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  access: 'signed-in',
  acting: 'refused',
  summary: 'The open sessions of the account, newest first.',
  reply: z.array(Session),
});

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/sessions/:sessionId',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Ends one session of the account.',
  params: z.object({ sessionId: ownId('identity.session') }),
  reply: Nothing,
  message: 'Deleted successfully.',
});

export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/sessions',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Ends every session of the account but this one.',
  reply: Nothing,
  message: 'Deleted successfully.',
});
