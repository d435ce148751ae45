import { msg } from '@lingui/core/macro';
import { blockMessages } from '@souk/contract/modules/messaging/blocks';
import { redirect } from 'react-router';
import { answerBack } from '../answer-back.server.ts';
import type { Route } from './+types/block-person.ts';

export const handle = { access: 'login' };

export const loader = () => redirect('/messages');

/** Blocks a person and goes back to the conversation. */
export const action = (args: Route.ActionArgs) =>
  answerBack(args, blockMessages, { words: msg`You have blocked this person.` });
