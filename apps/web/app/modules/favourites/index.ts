/** Front door of favourites: what other modules and pages may use. */
export { WishlistGrid } from './components/wishlist-grid.tsx';
export { WishlistRemoved } from './components/wishlist-removed.tsx';
export { runPath } from './run-path.ts';
export { type WishlistTab, wishlistTabs } from './wishlist-tabs.ts';
