import { defineModule } from '../../platform/module.ts';
import { availabilityData } from './availability-data.ts';
import { blockRoutes } from './blocks/block.routes.ts';
import { calendarRoutes } from './calendars/calendar.routes.ts';
import { resourceRoutes } from './resources/resource.routes.ts';
import { releaseExpired, releaseExpiredJob } from './time-claims/release-expired.ts';

/** Sellers say here whose time there is and when; trades claim stock and time through the front door. */
export const availability = defineModule({
  name: 'availability',
  routes: [resourceRoutes, calendarRoutes, blockRoutes],
  personalData: availabilityData,
  jobs: { [releaseExpiredJob]: releaseExpired },
});
