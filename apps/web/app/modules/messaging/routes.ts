import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('messaging');

export const messagingRoutes = [page('messages/earlier', 'earlier-messages')];
