import { defineModule } from '../../platform/module.ts';
import { blockRoutes } from './blocks/block.routes.ts';
import { countUnread } from './conversations/conversation.queries.ts';
import { conversationRoutes } from './conversations/conversation.routes.ts';
import { messageRoutes } from './messages/message.routes.ts';
import { messagingReactions } from './reactions.ts';

export const messaging = defineModule({
  name: 'messaging',
  routes: [messageRoutes, conversationRoutes, blockRoutes],
  reactions: messagingReactions,
  counters: { message_count: countUnread },
});
