import { defineModule } from '../../platform/module.ts';
import { countOfToday } from './entries/entry.queries.ts';
import { entryRoutes } from './entries/entry.routes.ts';
import { calendarPersonalData } from './personal-data.ts';

export const calendar = defineModule({
  name: 'calendar',
  routes: [entryRoutes],
  counters: { calendar_count: countOfToday },
  personalData: calendarPersonalData,
});
