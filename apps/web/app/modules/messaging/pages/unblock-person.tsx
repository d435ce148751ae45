import { msg } from '@lingui/core/macro';
import { unblockMessages } from '@souk/contract/modules/messaging/blocks';
import { redirect } from 'react-router';
import { answerBack } from '../answer-back.server.ts';
import type { Route } from './+types/unblock-person.ts';

export const handle = { access: 'login' };

export const loader = () => redirect('/messages');

/** Lets a blocked person write again and goes back to the conversation. */
export const action = (args: Route.ActionArgs) =>
  answerBack(args, unblockMessages, {
    params: (form) => ({ user_id: String(form.get('_user_id')) }),
    words: msg`You can write to this person again.`,
  });
