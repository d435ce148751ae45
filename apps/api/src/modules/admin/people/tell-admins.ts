import type { Area } from '@souk/contract/modules/admin/areas';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { admins, roles, users } from '../../identity/index.ts';
import { notify } from '../../notifications/index.ts';

/** Admins who may work in the area, in the order of their ids. */
export async function listAdminIds(reader: Reader, area: Area): Promise<number[]> {
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

/** A shop's product waits: one notification per admin, renewed instead of repeated. */
export async function tellAdminsOfProduct(
  tx: Tx,
  _happening: Happening<{ productId: number }>,
): Promise<void> {
  for (const userId of await listAdminIds(tx, 'ads'))
    await notify(tx, {
      userId,
      kind: 'approval',
      subject: 'Products wait for approval',
      text: 'A shop has submitted or changed a product. It is public once you approve it.',
      path: '/admin/products?status=pending',
      key: 'approval:products',
      isCollapsed: true,
    });
}

/** A food waits, or a change of one: one notification per admin, renewed instead of repeated. */
export async function tellAdminsOfFood(tx: Tx, _happening: Happening<{ productId: number }>): Promise<void> {
  for (const userId of await listAdminIds(tx, 'ads'))
    await notify(tx, {
      userId,
      kind: 'approval',
      subject: 'Foods wait for review',
      text: 'Somebody has added a food to the scanner or suggests a change of one.',
      path: '/admin/food-products?status=pending',
      key: 'approval:foods',
      isCollapsed: true,
    });
}

/**
 * A mistake in a food was reported: one notification per admin, renewed instead of repeated. Who decides on foods hears
 * of it as well as who works on reports, each at his own desk.
 */
export async function tellAdminsOfFoodReport(
  tx: Tx,
  _happening: Happening<{ productId: number }>,
): Promise<void> {
  const ofReports = await listAdminIds(tx, 'reports');
  const everybody = new Set([...ofReports, ...(await listAdminIds(tx, 'ads'))]);
  for (const userId of [...everybody].sort((one, other) => one - other))
    await notify(tx, {
      userId,
      kind: 'approval',
      subject: 'A mistake in a food was reported',
      text: 'A user says that a food of the scanner is wrong. Please correct it or let it stand.',
      path: ofReports.includes(userId)
        ? '/admin/reports?status=open&kind=food'
        : '/admin/food-products?is_reported=1',
      key: 'approval:food-reports',
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

/** A product was reported: one notification per admin, renewed instead of repeated. */
export async function tellAdminsOfProductReport(
  tx: Tx,
  _happening: Happening<{ productId: number }>,
): Promise<void> {
  for (const userId of await listAdminIds(tx, 'reports'))
    await notify(tx, {
      userId,
      kind: 'approval',
      subject: 'A product was reported',
      text: 'A user has reported a product. Let it stand or take it down.',
      path: '/admin/reports?status=open&kind=product',
      key: 'approval:product-reports',
      isCollapsed: true,
    });
}

/** A review was reported: one notification per admin, renewed instead of repeated. */
export async function tellAdminsOfReviewReport(
  tx: Tx,
  _happening: Happening<{ reviewId: number }>,
): Promise<void> {
  for (const userId of await listAdminIds(tx, 'reports'))
    await notify(tx, {
      userId,
      kind: 'approval',
      subject: 'A review was reported',
      text: 'A user has reported a review. Let it stand or hide it.',
      path: '/admin/reports?status=open&kind=review',
      key: 'approval:review-reports',
      isCollapsed: true,
    });
}

/** A customer complains: one notification per admin, renewed instead of repeated. */
export async function tellAdminsOfDispute(
  tx: Tx,
  _happening: Happening<{ disputeId: number }>,
): Promise<void> {
  for (const userId of await listAdminIds(tx, 'disputes'))
    await notify(tx, {
      userId,
      kind: 'approval',
      subject: 'A dispute was opened',
      text: 'A customer and a seller do not agree. They try themselves first; you can decide at any time.',
      path: '/admin/disputes',
      key: 'approval:disputes',
      isCollapsed: true,
    });
}

/** A seller was silent: an admin is to confirm the refund. */
export async function tellAdminsOfProposedRefund(
  tx: Tx,
  { payload }: Happening<{ disputeId: number }>,
): Promise<void> {
  for (const userId of await listAdminIds(tx, 'disputes'))
    await notify(tx, {
      userId,
      kind: 'approval',
      subject: 'A refund is proposed',
      text: 'The seller has not answered a dispute for 7 days. Please confirm the refund or decide otherwise.',
      path: `/admin/disputes/${payload.disputeId}`,
      key: `approval:dispute-refund:${payload.disputeId}`,
    });
}
