import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { anyId, Id } from '../../shared/values.ts';
import { ListingItem, SearchModule } from '../search/listing.ts';

const moduleType = text('Module type', { max: 60 }).meta({ examples: ['classified'] });
const item = z.object({ module_type: moduleType, item_id: anyId('subject') });
const listQuery = z.object({ module_type: optionalText(60), ...PageQuery.shape });

export const addFavourite = endpoint({
  method: 'POST',
  path: '/add-favourite',
  spec: ['favourites-reviews/add-favourite'],
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Keeps a thing among the favourites; keeping it twice is no mistake.',
  body: item,
  reply: z.object({ favourite: z.literal(true) }),
  message: 'Added to favourites.',
});

export const removeFavourite = endpoint({
  method: 'POST',
  path: '/remove-favourite',
  spec: ['favourites-reviews/remove-favourite'],
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Takes a thing out of the favourites.',
  body: item,
  reply: z.object({ favourite: z.literal(false) }),
  message: 'Removed from favourites.',
});

export const listFavourites = endpoint({
  method: 'GET',
  path: '/favourites',
  spec: ['favourites-reviews/favourites'],
  access: 'signed-in',
  summary: 'The favourites that can still be found, the latest first.',
  query: listQuery,
  reply: pageOf(ListingItem),
});

const WishlistCount = z.object({ wishlist_count: z.int() }).meta({ id: 'WishlistCount' });
const classified = z.object({ classified_id: anyId('classifieds.ad'), module_type: optionalText(60) });

const added = {
  reply: WishlistCount,
  access: ['private'],
  beforeConfirming: true,
  message: 'Item added to wishlist.',
} as const;
const removed = {
  reply: WishlistCount,
  access: ['private'],
  acting: 'allowed',
  beforeConfirming: true,
  message: 'Item removed from wishlist.',
} as const;

export const addWishlist = endpoint({
  method: 'POST',
  path: '/add-wishlist',
  spec: ['favourites-reviews/add-wishlist'],
  summary: 'Puts a thing on the wishlist.',
  body: classified,
  ...added,
});

export const removeWishlist = endpoint({
  method: 'POST',
  path: '/remove-wishlist',
  spec: ['favourites-reviews/remove-wishlist'],
  summary: 'Takes a thing off the wishlist.',
  body: classified,
  ...removed,
});

export const addRetailWishlist = endpoint({
  method: 'POST',
  path: '/addwishlistretail',
  spec: ['favourites-reviews/addwishlistretail'],
  summary: 'Puts a retail item on the wishlist.',
  body: z.object({ item_id: anyId('retail.product') }),
  ...added,
});

export const removeRetailWishlist = endpoint({
  method: 'POST',
  path: '/removewishlistretail',
  spec: ['favourites-reviews/removewishlistretail'],
  summary: 'Takes a retail item off the wishlist.',
  body: z.object({ item_id: anyId('retail.product') }),
  ...removed,
});

/** What is left of a wished thing that cannot be had any more. */
export const GoneItem = z
  .object({
    is_available: z.literal(false),
    gone_because: z.enum(['sold', 'expired', 'deleted', 'withdrawn']),
    id: Id,
    kind: z.string(),
    module: SearchModule,
    /** Empty where nothing of it was ever public. */
    title: z.string(),
    image: z.string().nullable(),
    /** Its page, where that still opens. */
    path: z.string().nullable(),
  })
  .meta({ id: 'GoneItem' });
export type GoneItem = z.infer<typeof GoneItem>;

const AvailableItem = ListingItem.extend({ is_available: z.literal(true) }).meta({ id: 'AvailableItem' });

/** A thing on the wishlist; what is gone keeps its place until it is taken off. */
export const WishlistItem = z
  .discriminatedUnion('is_available', [AvailableItem, GoneItem])
  .meta({ id: 'WishlistItem' });
export type WishlistItem = z.infer<typeof WishlistItem>;

export const listWishlist = endpoint({
  method: 'GET',
  path: '/wishlist',
  spec: ['favourites-reviews/wishlist'],
  access: ['private'],
  summary: 'The wishlist, the latest first, with what is gone meanwhile.',
  query: listQuery,
  reply: pageOf(WishlistItem),
});
