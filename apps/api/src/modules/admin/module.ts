import { on } from '../../platform/events/events.ts';
import { registerActRecord } from '../../platform/http/act-record.ts';
import { defineModule } from '../../platform/module.ts';
import { adReported, adSubmitted } from '../classifieds/index.ts';
import { adRoutes } from './ads/ad.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { categoryRoutes } from './categories/category.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { messageRoutes } from './messages/message.routes.ts';
import { paperRoutes } from './papers/paper.routes.ts';
import { tellAdminsOfAd, tellAdminsOfReport } from './people/tell-admins.ts';
import { reportRoutes } from './reports/report.routes.ts';
import { roleRoutes } from './roles/role.routes.ts';
import { recordAct } from './sessions/record-act.ts';
import { sessionRoutes } from './sessions/session.routes.ts';
import { settingRoutes } from './settings/setting.routes.ts';
import { userRoutes } from './users/user.routes.ts';

registerActRecord(recordAct);

export const admin = defineModule({
  name: 'admin',
  routes: [
    sessionRoutes,
    dashboardRoutes,
    adRoutes,
    reportRoutes,
    userRoutes,
    roleRoutes,
    categoryRoutes,
    contentRoutes,
    settingRoutes,
    paperRoutes,
    messageRoutes,
    auditRoutes,
  ],
  reactions: [on(adSubmitted, tellAdminsOfAd), on(adReported, tellAdminsOfReport)],
});
