import type { Area } from '@souk/contract/modules/admin/areas';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { say } from '../../../platform/texts/say.ts';
import { admins, roles, users } from '../../identity/index.ts';
import { notify } from '../../notifications/index.ts';

/** Admins with the permission for the area, in the order of their ids. */
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

type AdminNotice = Pick<Parameters<typeof notify>[1], 'subject' | 'text' | 'path' | 'key'> & {
  kind?: 'approval' | 'ad-reported';
};

/** One notification for each admin of the area, renewed instead of repeated. */
async function tellArea(tx: Tx, area: Area, { kind = 'approval', ...notice }: AdminNotice): Promise<void> {
  for (const userId of await listAdminIds(tx, area))
    await notify(tx, { ...notice, userId, kind, isCollapsed: true });
}

/** An ad waits for approval. */
export const tellAdminsOfAd = (tx: Tx, _happening: Happening<{ adId: number }>): Promise<void> =>
  tellArea(tx, 'ads', {
    subject: say`Ads are waiting for approval`,
    text: say`Someone has posted or changed an ad. It goes public once you approve it.`,
    path: '/admin/ads?status=pending',
    key: 'approval:ads',
  });

/** A shop's product waits for approval. */
export const tellAdminsOfProduct = (tx: Tx, _happening: Happening<{ productId: number }>): Promise<void> =>
  tellArea(tx, 'ads', {
    subject: say`Products are waiting for approval`,
    text: say`A shop has submitted or changed a product. It goes public once you approve it.`,
    path: '/admin/products?status=pending',
    key: 'approval:products',
  });

/** A food, or a suggested change of one, waits for review. */
export const tellAdminsOfFood = (tx: Tx, _happening: Happening<{ productId: number }>): Promise<void> =>
  tellArea(tx, 'ads', {
    subject: say`Foods are waiting for review`,
    text: say`Someone has added a food to the scanner or suggested a change to one.`,
    path: '/admin/food-products?status=pending',
    key: 'approval:foods',
  });

/**
 * A mistake in a food was reported: one notification per admin, renewed instead of repeated. Admins for foods and
 * admins for reports are told, each with a link to their own area.
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
      subject: say`A mistake in a food was reported`,
      text: say`A user says that a food of the scanner is wrong. Please correct it or let it stand.`,
      path: ofReports.includes(userId)
        ? '/admin/reports?status=open&kind=food'
        : '/admin/food-products?is_reported=1',
      key: 'approval:food-reports',
      isCollapsed: true,
    });
}

/** An ad was reported. */
export const tellAdminsOfReport = (tx: Tx, _happening: Happening<{ adId: number }>): Promise<void> =>
  tellArea(tx, 'reports', {
    kind: 'ad-reported',
    subject: say`An ad was reported`,
    text: say`A user has reported an ad. Leave it up or take it down.`,
    path: '/admin/reports?status=open',
    key: 'approval:reports',
  });

/** A product was reported. */
export const tellAdminsOfProductReport = (
  tx: Tx,
  _happening: Happening<{ productId: number }>,
): Promise<void> =>
  tellArea(tx, 'reports', {
    subject: say`A product was reported`,
    text: say`A user has reported a product. Leave it up or take it down.`,
    path: '/admin/reports?status=open&kind=product',
    key: 'approval:product-reports',
  });

/** A review was reported. */
export const tellAdminsOfReviewReport = (
  tx: Tx,
  _happening: Happening<{ reviewId: number }>,
): Promise<void> =>
  tellArea(tx, 'reports', {
    subject: say`A review was reported`,
    text: say`A user has reported a review. Leave it up or hide it.`,
    path: '/admin/reports?status=open&kind=review',
    key: 'approval:review-reports',
  });

/** A customer has opened a dispute. */
export const tellAdminsOfDispute = (tx: Tx, _happening: Happening<{ disputeId: number }>): Promise<void> =>
  tellArea(tx, 'disputes', {
    subject: say`A dispute was opened`,
    text: say`A customer and a seller disagree. They try to settle it first; you can decide at any time.`,
    path: '/admin/disputes',
    key: 'approval:disputes',
  });

/** A seller did not answer: an admin has to confirm the refund. */
export async function tellAdminsOfProposedRefund(
  tx: Tx,
  { payload }: Happening<{ disputeId: number }>,
): Promise<void> {
  for (const userId of await listAdminIds(tx, 'disputes'))
    await notify(tx, {
      userId,
      kind: 'approval',
      subject: say`A refund is proposed`,
      text: say`The seller has not answered a dispute for 7 days. Please confirm the refund or decide otherwise.`,
      path: `/admin/disputes/${payload.disputeId}`,
      key: `approval:dispute-refund:${payload.disputeId}`,
    });
}
