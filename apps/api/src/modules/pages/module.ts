import { defineModule } from '../../platform/module.ts';
import { contactRoutes } from './contacts/contact.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { loadTexts } from './content/load-texts.ts';
import { dashboardRoutes } from './dashboards/dashboard.routes.ts';
import { masterDataRoutes } from './master-data/master-data.routes.ts';

export const pages = defineModule({
  name: 'pages',
  routes: [contentRoutes, contactRoutes, masterDataRoutes, dashboardRoutes],
  prepare: loadTexts,
});
