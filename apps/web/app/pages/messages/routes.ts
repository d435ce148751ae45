import { route } from '@react-router/dev/routes';

/** Messages show what other modules put into them, so their page stands above the modules. */
export const messagesRoutes = [route('messages', 'pages/messages/messages.tsx')];
