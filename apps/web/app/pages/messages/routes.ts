import { route } from '@react-router/dev/routes';

/** Messages show content of other modules, so their page is above the modules. */
export const messagesRoutes = [route('messages', 'pages/messages/messages.tsx')];
