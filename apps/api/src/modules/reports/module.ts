import { defineModule } from '../../platform/module.ts';

/** No endpoints: modules keep reports of their things through its front door. */
export const reports = defineModule({ name: 'reports', routes: [] });
