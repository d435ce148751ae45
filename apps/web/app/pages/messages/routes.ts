import { route } from '@react-router/dev/routes';

/** Messages show what other modules put into them, so their page stands above the modules. */
export const messagesRoutes = [
  route('messages', 'pages/messages/messages.tsx'),
  route('messages/accept-offer', 'pages/messages/accept-offer.tsx'),
  route('messages/reject-offer', 'pages/messages/reject-offer.tsx'),
];
