import { on } from '../../platform/events/events.ts';
import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { registerKinds } from '../notifications/index.ts';
import { documentPublished, documentRepriced, registerMarks } from '../search/index.ts';
import { countWishlist, marksOf } from './favourites/favourite.queries.ts';
import { favouriteRoutes } from './favourites/favourite.routes.ts';
import { favouritesPersonalData } from './personal-data.ts';
import { alertAfterPriceDrop, alertSavedSearches } from './saved-searches/alert-searches.ts';
import { savedSearchRoutes } from './saved-searches/saved-search.routes.ts';

registerMarks(marksOf);

registerKinds({
  'saved-search': {
    words: say`New in your saved searches`,
    action: say`See what is new`,
    channels: ['mail', 'push'],
  },
  wishlist: { words: say`Wishlist updates`, action: say`See it`, channels: ['push'] },
});

export const favourites = defineModule({
  name: 'favourites',
  routes: [favouriteRoutes, savedSearchRoutes],
  reactions: [on(documentPublished, alertSavedSearches), on(documentRepriced, alertAfterPriceDrop)],
  counters: { wishlist_count: countWishlist },
  personalData: favouritesPersonalData,
});
