import { defineModule } from '../../platform/module.ts';
import { blockRoutes } from './blocks/block.routes.ts';
import { countUnread } from './conversations/conversation.queries.ts';
import { conversationRoutes } from './conversations/conversation.routes.ts';
import { messageRoutes } from './messages/message.routes.ts';
import { personalMessages } from './messages/personal-messages.ts';

export const messaging = defineModule({
  name: 'messaging',
  routes: [messageRoutes, conversationRoutes, blockRoutes],
  personalData: personalMessages,
  counters: { message_count: countUnread },
});
