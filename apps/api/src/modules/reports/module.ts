import { defineModule } from '../../platform/module.ts';

/** It answers no calls of its own: what can be reported takes reports through its front door. */
export const reports = defineModule({ name: 'reports', routes: [] });
