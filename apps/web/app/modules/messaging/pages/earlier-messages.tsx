import { listConversationMessages } from '@souk/contract/modules/messaging/conversations';
import { data } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { placeIn } from '../messages-path.ts';
import type { Route } from './+types/earlier-messages.ts';

export const handle = { access: 'login' };

/** Earlier messages are added to the thread, which receives later changes live. */
export const shouldRevalidate = () => false;

/** The stretch of a conversation before a message, for the open thread. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const { thread, before } = placeIn(new URL(args.request.url).searchParams);
  if (thread?.conversationId === undefined || before === undefined) throw data(null, { status: 404 });
  const { data: messages, has_more } = await call(args, listConversationMessages, {
    params: { conversationId: thread.conversationId },
    query: { before },
  });
  return { messages, hasEarlier: has_more };
}
