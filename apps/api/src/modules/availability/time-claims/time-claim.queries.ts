import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { calendars } from '../calendars/calendar.tables.ts';
import type { Span } from '../calendars/span.rules.ts';
import { resources } from '../resources/resource.tables.ts';
import type { Claimant } from '../stocks/stock.queries.ts';
import { type TimeClaimRow, timeClaims } from './time-claim.tables.ts';

export interface ClaimedTime {
  resourceId: number;
  startsAt: Date;
  endsAt: Date;
}

export interface LiveClaim extends ClaimedTime {
  state: Exclude<TimeClaimRow['state'], 'released'>;
  claimant: Claimant;
  expiresAt: Date | null;
}

export const isFor = ({ kind, id }: Claimant) => and(eq(timeClaims.forKind, kind), eq(timeClaims.forId, id));
export const isLive = ne(timeClaims.state, 'released');

/** The driver reads a moment in an expression as it is written. */
const asMoment = (moment: string | Date): Date => new Date(moment);

export const claimedColumns = {
  resourceId: timeClaims.resourceId,
  startsAt: sql`lower(${timeClaims.during})`.mapWith(asMoment),
  endsAt: sql`upper(${timeClaims.during})`.mapWith(asMoment),
};

/** Live claims, first those that begin first. */
async function listClaims(reader: Reader, which: SQL | undefined): Promise<LiveClaim[]> {
  const rows = await reader
    .select({
      ...claimedColumns,
      state: timeClaims.state,
      forKind: timeClaims.forKind,
      forId: timeClaims.forId,
      expiresAt: timeClaims.expiresAt,
    })
    .from(timeClaims)
    .where(and(which, isLive))
    .orderBy(sql`lower(${timeClaims.during})`, asc(timeClaims.resourceId));
  return rows.map(({ forKind: kind, forId: id, state, ...claim }) => ({
    ...claim,
    state: state as LiveClaim['state'],
    claimant: { kind, id },
  }));
}

/** The live claims of claimants, first those that begin first. */
export const timeOf = async (reader: Reader, claimants: readonly Claimant[]): Promise<LiveClaim[]> =>
  claimants.length === 0 ? [] : listClaims(reader, or(...claimants.map(isFor)));

/** The live claims of resources between two moments. */
export async function claimsBetween(
  reader: Reader,
  resourceIds: readonly number[],
  [from, until]: readonly [Date, Date],
): Promise<LiveClaim[]> {
  if (resourceIds.length === 0) return [];
  const span = sql`tstzrange(${from.toISOString()}, ${until.toISOString()})`;
  return listClaims(
    reader,
    and(inArray(timeClaims.resourceId, [...resourceIds]), sql`${timeClaims.during} && ${span}`),
  );
}

/**
 * Locks resources of a business in the order of their ids, so that there is no deadlock; all of them where the business
 * sets a capacity for the day, since their claims count together.
 */
export async function lockResources(
  tx: Tx,
  ownerId: number,
  resourceIds: readonly number[],
  besides?: Claimant,
): Promise<void> {
  const counts = sql`exists (select from ${calendars} where owner_id = ${ownerId} and day_capacity is not null)`;
  const own: SQL[] = besides
    ? [
        inArray(
          resources.id,
          tx
            .select({ id: timeClaims.resourceId })
            .from(timeClaims)
            .where(and(isFor(besides), isLive)),
        ),
      ]
    : [];
  const wanted = sql`${resources.id} = any(${sql.param(`{${resourceIds.join(',')}}`)}::bigint[])`;
  await tx
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.ownerId, ownerId), or(wanted, counts, ...own)))
    .orderBy(asc(resources.id))
    .for('no key update');
}

export interface NewClaim {
  resourceId: number;
  span: Span;
}

type Terms = Pick<TimeClaimRow, 'state' | 'expiresAt'>;

/** Writes claims in one statement; `undefined`, and nothing left behind, where one of them would overlap another. */
export async function writeClaims(
  tx: Tx,
  claims: readonly NewClaim[],
  claimant: Claimant,
  { state, expiresAt }: Terms,
): Promise<ClaimedTime[] | undefined> {
  if (claims.length === 0) return [];
  const written = await tx
    .insert(timeClaims)
    .values(
      claims.map(({ resourceId, span: [from, until] }) => ({
        resourceId,
        during: `[${new Date(from).toISOString()},${new Date(until).toISOString()})`,
        state,
        expiresAt,
        forKind: claimant.kind,
        forId: claimant.id,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: timeClaims.id, ...claimedColumns });
  if (written.length === claims.length) return written.map(({ id: _id, ...claim }) => claim);
  const ids = written.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(timeClaims).set({ state: 'released' }).where(inArray(timeClaims.id, ids));
  return undefined;
}

/** Moves a claimant's claims to another state and returns them; rows are locked in one order for all. */
export async function settleClaims(
  tx: Tx,
  which: SQL | undefined,
  after: Partial<Terms>,
): Promise<ClaimedTime[]> {
  const ids = tx
    .select({ id: timeClaims.id })
    .from(timeClaims)
    .where(which)
    .orderBy(asc(timeClaims.id))
    .for('no key update');
  return tx.update(timeClaims).set(after).where(inArray(timeClaims.id, ids)).returning(claimedColumns);
}
