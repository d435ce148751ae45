import { route } from '@react-router/dev/routes';

/** Hearts of cards and details post here. */
export const wishlistToggleRoute = route('wishlist/toggle', 'modules/favourites/pages/toggle-wishlist.ts');
