import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { text } from '../../shared/texts.ts';
import { Nothing } from '../../shared/values.ts';

const base64url = (label: string, max: number) =>
  text(label, { max }).regex(/^[\w-]+={0,2}$/, 'Please enter valid key.');

export const getPushKey = endpoint({
  method: 'GET',
  path: '/push-subscriptions/key',
  access: 'anyone',
  summary: 'The public key that a browser subscribes with; null where push is not set up.',
  reply: z.object({ public_key: z.string().nullable() }),
});

export const savePushSubscription = endpoint({
  method: 'POST',
  path: '/push-subscriptions',
  access: 'signed-in',
  beforeConfirming: true,
  summary: "Keeps a browser's push subscription, as the browser gives it.",
  body: z.object({
    endpoint: text('Endpoint', { max: 1000 }),
    keys: z.object({ p256dh: base64url('Key', 200), auth: base64url('Key', 100) }),
  }),
  reply: Nothing,
  status: 201,
  message: 'Created successfully.',
});

export const deletePushSubscription = endpoint({
  method: 'DELETE',
  path: '/push-subscriptions',
  access: 'signed-in',
  beforeConfirming: true,
  summary: "Forgets this browser's push subscription; forgetting it twice succeeds.",
  query: z.object({ endpoint: text('Endpoint', { max: 1000 }) }),
  reply: Nothing,
  message: 'Deleted successfully.',
});
