import { defineModule } from '../../platform/module.ts';
import { releaseExpired, releaseExpiredJob } from './time-claims/release-expired.ts';

/** No endpoints: verticals claim stock and time through the front door. */
export const availability = defineModule({
  name: 'availability',
  routes: [],
  jobs: { [releaseExpiredJob]: releaseExpired },
});
