import { defineModule } from '../../platform/module.ts';
import { countOfToday } from './entries/entry.queries.ts';
import { entryRoutes } from './entries/entry.routes.ts';
import { feedRoutes } from './feeds/feed.routes.ts';
import { calendarPersonalData } from './personal-data.ts';

export const calendar = defineModule({
  name: 'calendar',
  routes: [entryRoutes, feedRoutes],
  counters: { calendar_count: countOfToday },
  personalData: calendarPersonalData,
});
