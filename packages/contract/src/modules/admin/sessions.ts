import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { email, password } from '../../shared/fields.ts';
import { text } from '../../shared/texts.ts';
import { Id, Nothing } from '../../shared/values.ts';
import { FactorFields, stepToken } from '../identity/second-factors.ts';
import { DeviceFields } from '../identity/sessions.ts';
import { Permissions } from './areas.ts';

export const logInAdmin = endpoint({
  method: 'POST',
  path: '/admin/login',
  spec: ['admin/admin-login'],
  access: 'anyone',
  summary: 'Opens a short session of the admin’s desk; an ordinary sign-in gives no rights there.',
  body: z.object({ email: email(), password: password(), ...DeviceFields }),
  reply: z.object({ token: z.string(), role: z.string(), permissions: Permissions }),
  message: 'You have successfully logged in.',
  errors: ['wrong-credentials', 'account-blocked', 'second-factor-needed', 'second-factor-missing'],
  limit: { max: 20, seconds: 60 },
});

export const finishAdminLogin = endpoint({
  method: 'POST',
  path: '/admin/login/second-step',
  access: 'anyone',
  summary: 'Finishes an admin’s sign-in with the second factor.',
  body: z.object({ step_token: stepToken, ...FactorFields, ...DeviceFields }),
  reply: z.object({ token: z.string(), role: z.string(), permissions: Permissions }),
  message: 'You have successfully logged in.',
  errors: ['sign-in-too-old', 'second-factor-wrong', 'account-blocked'],
  limit: { max: 20, seconds: 60 },
});

export const AdminUser = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    image: z.string().nullable(),
    role: z.string(),
    permissions: Permissions,
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof AdminUser>;

export const getAdmin = endpoint({
  method: 'GET',
  path: '/admin/me',
  spec: ['admin/admin-me'],
  access: 'admin',
  summary: 'The signed-in admin with their role.',
  reply: AdminUser,
});

export const actAs = endpoint({
  method: 'POST',
  path: '/admin/users/:id/act-as',
  access: 'admin',
  summary: 'Opens a short session in the place of a user, who is told why; every page then says so.',
  params: z.object({ id: Id }),
  body: z.object({ reason: text('Reason', { min: 5, max: 200 }) }),
  reply: z.object({ token: z.string(), seconds: z.int(), name: z.string() }),
  errors: ['user-not-found', 'user-move-not-allowed'],
});

export const endActing = endpoint({
  method: 'POST',
  path: '/end-acting',
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Ends a session in which an admin acts in the user’s place; other sessions are refused.',
  reply: Nothing,
  message: 'You act for yourself again.',
  errors: ['invalid-access'],
});
