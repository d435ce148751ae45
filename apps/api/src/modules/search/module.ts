import { defineModule } from '../../platform/module.ts';
import { addressRoutes } from './documents/address.routes.ts';
import { forgetSales } from './sales/note-sales.ts';
import { searchRoutes } from './searches/search.routes.ts';
import { forgetViews } from './views/forget-views.ts';
import { personalViews } from './views/personal-views.ts';
import { viewRoutes } from './views/view.routes.ts';
import { learnWords } from './words/learn-words.ts';

export const search = defineModule({
  name: 'search',
  routes: [searchRoutes, viewRoutes, addressRoutes],
  jobs: { 'learn-words': learnWords, 'forget-views': forgetViews, 'forget-sales': forgetSales },
  schedule: { 'learn-words': '* * * * *', 'forget-views': '23 4 * * *', 'forget-sales': '33 4 * * *' },
  personalData: personalViews,
});
