import { defineModule } from '../../platform/module.ts';

/** No endpoints: modules manage reports of their things through the front door. */
export const reports = defineModule({ name: 'reports', routes: [] });
