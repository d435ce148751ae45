import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('locations');

export const locationRoutes = [
  page('addresses', 'addresses'),
  page('addresses/new', 'new-address'),
  page('addresses/:addressId', 'edit-address'),
  page('addresses/:addressId/delete', 'delete-address'),
  page('places', 'place-suggestions'),
];
