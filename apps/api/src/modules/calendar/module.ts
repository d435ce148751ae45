import { defineModule } from '../../platform/module.ts';
import { countOfToday } from './entries/entry.queries.ts';
import { entryRoutes } from './entries/entry.routes.ts';
import { feedRoutes } from './feeds/feed.routes.ts';
import { calendarPersonalData } from './personal-data.ts';
import { readSource, readSourceJob } from './sources/read-source.ts';
import { readSources, readSourcesJob } from './sources/read-sources.ts';
import { sourceRoutes } from './sources/source.routes.ts';

export const calendar = defineModule({
  name: 'calendar',
  routes: [entryRoutes, feedRoutes, sourceRoutes],
  jobs: {
    [readSourceJob]: (db, payload: { sourceId: number }) => readSource(db, payload),
    [readSourcesJob]: readSources,
  },
  schedule: { [readSourcesJob]: '23 * * * *' },
  counters: { calendar_count: countOfToday },
  personalData: calendarPersonalData,
});
