import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('favourites');

export const favouriteRoutes = [
  page('saved-searches', 'saved-searches'),
  page('saved-searches/restore', 'restore-saved-search'),
  page('saved-searches/:id/alert', 'switch-alert'),
  page('saved-searches/:id/rename', 'rename-saved-search'),
  page('saved-searches/:id/delete', 'delete-saved-search'),
];
