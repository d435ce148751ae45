import { defineModule } from '../../platform/module.ts';
import { searchRoutes } from './searches/search.routes.ts';
import { viewRoutes } from './views/view.routes.ts';
import { learnWords } from './words/learn-words.ts';

export const search = defineModule({
  name: 'search',
  routes: [searchRoutes, viewRoutes],
  jobs: { 'learn-words': learnWords },
  schedule: { 'learn-words': '* * * * *' },
});
