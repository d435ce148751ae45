import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { text } from '../../shared/texts.ts';
import { Nothing } from '../../shared/values.ts';
import { notificationKinds } from './notifications.ts';

const token = text('Token', { max: 200 });

const Unsubscription = z
  .object({
    kind: z.enum(notificationKinds),
    /** What these mails are about, in the reader's language. */
    words: z.string(),
    /** The address that gets these mails, partly masked. */
    email: z.string(),
    is_on: z.boolean(),
  })
  .meta({ id: 'Unsubscription' });

export const showUnsubscription = endpoint({
  method: 'GET',
  path: '/notifications/unsubscribe',
  access: 'anyone',
  summary: 'What the unsubscribe link of a mail is about; changes nothing.',
  query: z.object({ token }),
  reply: Unsubscription,
  errors: ['user-not-found'],
  limit: { max: 60, seconds: 60 },
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/notifications/unsubscribe',
  access: 'anyone',
  summary: 'Stops mails of one kind by the signed link of such a mail, without signing in.',
  body: z.object({ token }),
  reply: Nothing,
  message: 'You will not get any more e-mails of this kind.',
  errors: ['user-not-found'],
  limit: { max: 60, seconds: 60 },
});
