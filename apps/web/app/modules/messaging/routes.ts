import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('messaging');

export const messagingRoutes = [
  page('messages/earlier', 'earlier-messages'),
  page('messages/delete', 'delete-message'),
  page('messages/block', 'block-person'),
  page('messages/unblock', 'unblock-person'),
];
