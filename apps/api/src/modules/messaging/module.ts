import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { registerKinds } from '../notifications/index.ts';
import { blockRoutes } from './blocks/block.routes.ts';
import { countUnread } from './conversations/conversation.queries.ts';
import { conversationRoutes } from './conversations/conversation.routes.ts';
import { messageRoutes } from './messages/message.routes.ts';
import { personalMessages } from './messages/personal-messages.ts';

registerKinds({
  message: { words: say`Messages`, action: say`Read the message`, channels: ['mail', 'push'] },
});

export const messaging = defineModule({
  name: 'messaging',
  routes: [messageRoutes, conversationRoutes, blockRoutes],
  personalData: personalMessages,
  counters: { message_count: countUnread },
});
