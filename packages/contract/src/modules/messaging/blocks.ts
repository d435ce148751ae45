import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { anyId, Nothing } from '../../shared/values.ts';
import { UserSummary } from '../identity/profiles.ts';

export const blockMessages = endpoint({
  method: 'POST',
  path: '/block-messages',
  spec: ['menu-notifications/block-messages'],
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Blocks a person: neither can write to the other; what was said stays.',
  body: z.object({ user_id: anyId('identity.user') }),
  reply: z.object({ is_blocked: z.literal(true) }),
  errors: ['user-not-found'],
});

export const listBlocks = endpoint({
  method: 'GET',
  path: '/block-messages',
  spec: ['menu-notifications/block-messages-list'],
  access: 'signed-in',
  acting: 'refused',
  summary: 'The people the user has blocked, newest first.',
  reply: z.array(UserSummary),
});

export const unblockMessages = endpoint({
  method: 'DELETE',
  path: '/block-messages/:user_id',
  spec: ['menu-notifications/unblock-messages'],
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Lets a blocked person write again.',
  params: z.object({ user_id: anyId('identity.user') }),
  reply: Nothing,
  message: 'Deleted successfully.',
});
