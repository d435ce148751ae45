import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, password } from '../../shared/fields.ts';
import { Moment, Nothing } from '../../shared/values.ts';

/** Everything stored about the account, each module's part under its name. */
export const AccountExport = z
  .object({
    exported_at: Moment,
    modules: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof AccountExport>;

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  access: 'signed-in',
  acting: 'refused',
  summary: 'A document of everything that Souk keeps about the account.',
  reply: AccountExport,
  limit: { max: 10, seconds: 60 },
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  access: 'signed-in',
  beforeConfirming: true,
  summary:
    'Erases the account for good; one without a password needs a sign-in or second factor of the last minutes.',
  body: z.object({ password: blankAsMissing(password().optional()) }),
  reply: Nothing,
  message: 'Deleted successfully.',
  errors: ['wrong-credentials', 'authentication-too-old', 'user-move-not-allowed', 'last-admin'],
  limit: { max: 10, seconds: 60 },
});

export const notifyChannels = ['mail', 'push', 'sms'] as const;

/** Kind of notification → channel → whether it is wanted; absent ones use the kind's default. */
export const NotificationChoices = z.record(
  z.string().regex(/^[a-z][a-z0-9.-]{0,39}$/),
  z.object({ mail: z.boolean().optional(), push: z.boolean().optional(), sms: z.boolean().optional() }),
);
export type NotificationChoices = z.infer<typeof NotificationChoices>;

export const getNotificationChoices = endpoint({
  method: 'GET',
  path: '/notification-choices',
  access: 'signed-in',
  summary: 'Over which channels the user wants which notifications.',
  reply: NotificationChoices,
});

export const saveNotificationChoices = endpoint({
  method: 'PUT',
  path: '/notification-choices',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Changes the given choices and keeps the others.',
  body: z.object({
    choices: NotificationChoices.refine((choices) => Object.keys(choices).length <= 100, 'Too many kinds.'),
  }),
  reply: NotificationChoices,
  message: 'Profile updated successfully.',
});
