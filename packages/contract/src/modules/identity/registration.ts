import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import {
  blankAsMissing,
  countryCode,
  email,
  newPassword,
  password,
  phone,
  samePasswords,
  username,
} from '../../shared/fields.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { Tick } from '../../shared/values.ts';
import { DeviceFields, SignedIn } from './sessions.ts';

const agreed = z
  .preprocess((value) => value ?? false, Tick)
  .refine((value) => value === true, 'This field is required.');
/** The server's wording of unequal passwords (spec §8). */
export const passwordMismatch = 'Password & Confirm password does not match';

/** The fields that every new account needs. */
export const AccountFields = {
  name: text('Name', { max: 100 }),
  email: email(),
  password: newPassword(),
  confirm_password: password('Please confirm your password!'),
  countryCode: countryCode(),
  phone: phone(),
  agree_terms: agreed,
  /** Proof that the phone was verified by a one-time code, from verify-otp. */
  otp_token: optionalText(200),
  ...DeviceFields,
};

export const register = endpoint({
  method: 'POST',
  path: '/register',
  spec: ['auth/register'],
  access: 'anyone',
  summary: 'Opens a private account and signs it in.',
  body: z
    .object({ ...AccountFields, username: blankAsMissing(username().optional()), country: optionalText(60) })
    .refine(...samePasswords(passwordMismatch)),
  reply: SignedIn,
  status: 201,
  message: 'Registration completed successfully.',
  errors: ['phone-not-verified'],
});
