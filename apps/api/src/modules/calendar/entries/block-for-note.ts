import type { SellerType } from '@souk/contract/shared/seller-types';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { atMoment } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import { blockTime, claimsBetween, listResources, releaseTime, SlotTaken } from '../../availability/index.ts';
import { claimantOf, entriesBetween } from './entry.queries.ts';
import type { EntryRow } from './entry.tables.ts';

interface Keeper {
  id: number;
  sellerType: SellerType;
}

/** The resources whose time a note blocks: the one that it names, or all. */
export async function blockedResources(
  tx: Tx,
  { id, sellerType }: Keeper,
  resourceId: number | null,
): Promise<number[]> {
  const own = sellerType === 'private' ? [] : (await listResources(tx, id)).map((each) => each.id);
  if (resourceId === null) return own;
  if (!own.includes(resourceId)) throw fieldProblem('resource_id', 'Please select a valid option.');
  return [resourceId];
}

/** Names the first booking that is in the way. */
async function timeBooked(tx: Tx, note: EntryRow, resourceIds: readonly number[], timeZone: string) {
  const span = [note.startsAt, note.endsAt] as const;
  const claims = await claimsBetween(tx, resourceIds, span);
  const isClaimed = (entry: EntryRow) =>
    claims.some(({ claimant }) => claimant.kind === entry.subjectKind && claimant.id === entry.subjectId);
  const [booked] = (await entriesBetween(tx, note.userId, span)).filter(isClaimed);
  if (!booked) return new Problem('time-booked');
  const at = atMoment(booked.startsAt, timeZone);
  return new Problem('time-booked', {
    text: say`${booked.title} is booked for ${at}. Move it, or block the time around it.`,
    data: { code: 'time-booked', entry_id: booked.id, path: booked.path },
  });
}

/** Blocks the time that a note is to block, instead of what it has blocked before; refused where bookings stand. */
export async function blockForNote(
  tx: Tx,
  note: EntryRow,
  resourceIds: readonly number[],
  timeZone: string,
): Promise<void> {
  await releaseTime(tx, claimantOf(note));
  if (!note.isBlocked || resourceIds.length === 0) return;
  const { startsAt, endsAt } = note;
  const times = resourceIds.map((resourceId) => ({ resourceId, startsAt, endsAt }));
  try {
    await blockTime(tx, times, claimantOf(note));
  } catch (error) {
    if (error instanceof SlotTaken) throw await timeBooked(tx, note, resourceIds, timeZone);
    throw error;
  }
}
