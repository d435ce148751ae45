import { defineModule } from '../../platform/module.ts';
import { availabilityData } from './availability-data.ts';
import { releaseExpired, releaseExpiredJob } from './time-claims/release-expired.ts';

/** No endpoints: trades claim stock and time through the front door. */
export const availability = defineModule({
  name: 'availability',
  routes: [],
  personalData: availabilityData,
  jobs: { [releaseExpiredJob]: releaseExpired },
});
