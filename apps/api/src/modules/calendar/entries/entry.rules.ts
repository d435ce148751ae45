import type { EntryRow } from './entry.tables.ts';

type Timed = Pick<EntryRow, 'id' | 'startsAt' | 'endsAt' | 'isBusy' | 'isOfTeam' | 'resourceId'>;

const overlap = (one: Timed, other: Timed): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** A team does several things at once, and no two with the same person: of its work only something else clashes. */
const isClash = (one: Timed, other: Timed): boolean =>
  one.isBusy && other.isBusy && !(one.isOfTeam && other.isOfTeam) && overlap(one, other);

/** Entry → the others that are at the same time; entries without any are left out. */
export function clashesAmong(entries: readonly Timed[]): Map<number, number[]> {
  const inOrder = entries
    .filter(({ isBusy }) => isBusy)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const clashes = new Map<number, number[]>();
  const add = (id: number, other: number) => clashes.set(id, [...(clashes.get(id) ?? []), other]);
  let going: Timed[] = [];
  for (const entry of inOrder) {
    going = going.filter(({ endsAt }) => endsAt > entry.startsAt);
    for (const other of going.filter((each) => isClash(each, entry))) {
      add(entry.id, other.id);
      add(other.id, entry.id);
    }
    going.push(entry);
  }
  return clashes;
}
