import { eq, inArray } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import {
  blockTime,
  type ClaimedTime,
  claimsBetween,
  cutSpans,
  joinSpans,
  releaseTime,
  type Span,
} from '../../availability/index.ts';
import { type EntryRow, entries } from '../entries/entry.tables.ts';
import type { BusyTime } from './busy.rules.ts';
import { entriesOfSource, sourceClaimant } from './source.queries.ts';
import type { SourceRow } from './source.tables.ts';

const spanOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Span => [
  startsAt.getTime(),
  endsAt.getTime(),
];

const sameSpans = (one: readonly Span[], other: readonly Span[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Writes what was found in the place of what was found before; what is the same keeps its row. */
async function writeFound(tx: Tx, source: SourceRow, found: readonly BusyTime[]): Promise<void> {
  const before = new Map((await entriesOfSource(tx, source.id)).map((entry) => [entry.sourceKey, entry]));
  const isSame = (busy: BusyTime) => {
    const entry = before.get(busy.key);
    return entry?.title === busy.title && sameSpans([spanOf(entry)], [spanOf(busy)]);
  };
  const kept = new Set(found.filter(isSame).map(({ key }) => key));
  const gone = [...before].filter(([key]) => key === null || !kept.has(key)).map(([, entry]) => entry.id);
  if (gone.length > 0) await tx.delete(entries).where(inArray(entries.id, gone));
  const fresh = found.filter(({ key }) => !kept.has(key));
  if (fresh.length === 0) return;
  await tx.insert(entries).values(
    fresh.map(({ key, title, startsAt, endsAt }) => ({
      userId: source.userId,
      title,
      startsAt,
      endsAt,
      state: 'confirmed' as const,
      isBusy: true,
      resourceId: source.resourceId,
      sourceId: source.id,
      sourceKey: key,
    })),
  );
}

/** Blocks the resource where it is free; where a booking stands, the entry stays and is a clash. */
async function blockFound(tx: Tx, source: SourceRow, resourceId: number): Promise<void> {
  const claimant = sourceClaimant(source);
  const found = await entriesOfSource(tx, source.id);
  const now = clock.now().getTime();
  const wanted = joinSpans(found.map(spanOf).map(([from, until]): Span => [Math.max(from, now), until]));
  const last = new Date(Math.max(now + 1, ...wanted.map(([, until]) => until)));
  const claims = await claimsBetween(tx, [resourceId], [clock.now(), last]);
  const isOwn = (claim: (typeof claims)[number]) =>
    claim.claimant.kind === claimant.kind && claim.claimant.id === claimant.id;
  const taken = joinSpans(claims.filter((claim) => !isOwn(claim)).map(spanOf));
  const free = cutSpans(wanted, taken);
  const own = joinSpans(claims.filter(isOwn).map(spanOf));
  // A block that goes on since before now is the same one.
  const isKept = sameSpans(cutSpans(own, [[0, now]]), free);
  if (!isKept) {
    await releaseTime(tx, claimant);
    const times = free.map(
      ([from, until]): ClaimedTime => ({
        resourceId,
        startsAt: new Date(from),
        endsAt: new Date(until),
      }),
    );
    if (times.length > 0) await blockTime(tx, times, claimant);
  }
  await markBlocked(tx, found, taken);
}

/** What a booking does not touch is blocked whole, and therefore clashes with nothing of the team. */
async function markBlocked(tx: Tx, found: readonly EntryRow[], taken: readonly Span[]): Promise<void> {
  const isFree = (entry: EntryRow) => sameSpans(cutSpans([spanOf(entry)], taken), [spanOf(entry)]);
  for (const isBlocked of [true, false]) {
    const ids = found
      .filter((entry) => isFree(entry) === isBlocked && entry.isBlocked !== isBlocked)
      .map(({ id }) => id);
    if (ids.length > 0)
      await tx.update(entries).set({ isBlocked, isOfTeam: isBlocked }).where(inArray(entries.id, ids));
  }
}

/** Keeps what a calendar elsewhere says: entries of its owner, and blocks of the resource that it is for. */
export async function keepBusy(tx: Tx, source: SourceRow, found: readonly BusyTime[] | null): Promise<void> {
  if (found) await writeFound(tx, source, found);
  if (source.resourceId !== null) await blockFound(tx, source, source.resourceId);
}

/** All that a source has brought goes with it. */
export async function dropBusy(tx: Tx, source: SourceRow): Promise<void> {
  await releaseTime(tx, sourceClaimant(source));
  await tx.delete(entries).where(eq(entries.sourceId, source.id));
}
