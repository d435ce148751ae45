import type { Area } from '@souk/contract/modules/admin/areas';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { admins, roles, users } from '../../identity/index.ts';
import { notify } from '../../notifications/index.ts';

/** Admins who may work in the area, in the order of their ids. */
async function listAdminIds(reader: Reader, area: Area): Promise<number[]> {
  const rows = await reader
    .select({ id: admins.userId })
    .from(admins)
    .innerJoin(roles, eq(roles.id, admins.roleId))
    .innerJoin(users, eq(users.id, admins.userId))
    .where(
      and(
        sql`${roles.permissions} && array['*', ${area}]::text[]`,
        notInArray(users.status, ['blocked', 'deleted']),
      ),
    )
    .orderBy(asc(admins.userId));
  return rows.map(({ id }) => id);
}

/** An ad waits: one notification per admin, renewed instead of repeated. */
export async function tellAdminsOfAd(tx: Tx, _happening: Happening<{ adId: number }>): Promise<void> {
  for (const userId of await listAdminIds(tx, 'ads'))
    await notify(tx, {
      userId,
      kind: 'approval',
      subject: 'Ads wait for approval',
      text: 'Somebody has posted or changed an ad. It is public once you approve it.',
      path: '/admin/ads?status=pending',
      key: 'approval:ads',
      isCollapsed: true,
    });
}

/** An ad was reported: one notification per admin, renewed instead of repeated. */
export async function tellAdminsOfReport(tx: Tx, _happening: Happening<{ adId: number }>): Promise<void> {
  for (const userId of await listAdminIds(tx, 'reports'))
    await notify(tx, {
      userId,
      kind: 'ad-reported',
      subject: 'An ad was reported',
      text: 'A user has reported an ad. Let it stand or take it down.',
      path: '/admin/reports?status=open',
      key: 'approval:reports',
      isCollapsed: true,
    });
}
