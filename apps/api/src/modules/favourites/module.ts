import { on } from '../../platform/events/events.ts';
import { defineModule } from '../../platform/module.ts';
import { documentPublished, documentRepriced, registerMarks } from '../search/index.ts';
import { countWishlist, marksOf } from './favourites/favourite.queries.ts';
import { favouriteRoutes } from './favourites/favourite.routes.ts';
import { favouritesPersonalData } from './personal-data.ts';
import { alertAfterPriceDrop, alertSavedSearches } from './saved-searches/alert-searches.ts';
import { savedSearchRoutes } from './saved-searches/saved-search.routes.ts';

registerMarks(marksOf);

export const favourites = defineModule({
  name: 'favourites',
  routes: [favouriteRoutes, savedSearchRoutes],
  reactions: [on(documentPublished, alertSavedSearches), on(documentRepriced, alertAfterPriceDrop)],
  counters: { wishlist_count: countWishlist },
  personalData: favouritesPersonalData,
});
