import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { email, newPassword, password, samePasswords } from '../../shared/fields.ts';
import { text } from '../../shared/texts.ts';
import { Nothing } from '../../shared/values.ts';
import { passwordMismatch } from './registration.ts';

const confirmation = password('Please confirm your password!');

const linkToken = text('Token', { max: 200 });

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/forgot-password',
  spec: ['auth/forgot-password'],
  access: 'anyone',
  summary: 'Mails a link for choosing a new password; answers the same for unknown addresses.',
  body: z.object({ email: email() }),
  reply: Nothing,
  message: 'Reset password link has been sent to your email.',
  limit: { max: 10, seconds: 60 },
});

export const checkResetToken = endpoint({
  method: 'GET',
  path: '/reset-password/:token',
  spec: ['auth/reset-password-check'],
  access: 'anyone',
  acting: 'refused',
  summary: 'Whether a mailed link still serves, and for which address.',
  params: z.object({ token: z.string().max(200) }),
  reply: z.object({ email: z.string() }),
  errors: ['reset-token-invalid'],
  limit: { max: 60, seconds: 60 },
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/reset-password',
  spec: ['auth/reset-password'],
  access: 'anyone',
  summary: 'Sets a new password through a mailed link and ends every session of the account.',
  body: z
    .object({ token: linkToken, password: newPassword(), confirm_password: confirmation })
    .refine(...samePasswords(passwordMismatch)),
  reply: Nothing,
  message: 'Password reset successfully.',
  errors: ['reset-token-invalid'],
  limit: { max: 20, seconds: 60 },
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/changepassword',
  spec: ['auth/changepassword'],
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Changes the password and ends every other session of the account.',
  body: z
    .object({
      old_password: password('Current password is required.'),
      password: newPassword('New password is required.'),
      confirm_password: confirmation,
    })
    .refine(...samePasswords(passwordMismatch)),
  reply: Nothing,
  message: 'Password changed successfully.',
  errors: ['old-password-wrong', 'password-unchanged'],
  limit: { max: 20, seconds: 60 },
});
