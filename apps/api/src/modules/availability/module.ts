import { defineModule } from '../../platform/module.ts';

/** It answers no calls of its own: verticals hold, take and return stock through its front door. */
export const availability = defineModule({ name: 'availability', routes: [] });
