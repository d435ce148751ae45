import { defineModule } from '../../platform/module.ts';

/** No endpoints: verticals hold, take and return stock through the front door. */
export const availability = defineModule({ name: 'availability', routes: [] });
