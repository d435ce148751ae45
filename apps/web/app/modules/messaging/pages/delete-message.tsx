import { deleteMessage } from '@souk/contract/modules/messaging/messages';
import { redirect } from 'react-router';
import { answerBack } from '../answer-back.server.ts';
import type { Route } from './+types/delete-message.ts';

export const handle = { access: 'login' };

export const loader = () => redirect('/messages');

/** Takes back an own message and goes back to its conversation. */
export const action = (args: Route.ActionArgs) =>
  answerBack(args, deleteMessage, { params: (form) => ({ id: String(form.get('_id')) }) });
