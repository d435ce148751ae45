import type { Tx } from '../../../platform/db/database.ts';
import { atMoment, onDay } from '../../../platform/texts/fillings.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { timeZoneOf } from '../../identity/index.ts';
import { notify } from '../../notifications/index.ts';
import { businessCards } from '../../sellers/index.ts';
import type { WaitRow } from './wait.tables.ts';

const subjects = {
  Offered: say`A time is free for you`,
  Lapsed: say`Your time went to the next`,
  Over: say`Nothing became free`,
};
type Told = keyof typeof subjects;
const isTold = (state: WaitRow['state']): state is Told => state in subjects;

function textOf(state: Told, wait: WaitRow, name: string, timeZone: string): Said {
  const { title, startsAt, expiresAt, fromAt } = wait;
  if (state === 'Over') return say`${name}: nobody has given a time back on ${onDay(fromAt, timeZone)}.`;
  if (state === 'Lapsed') return say`${name}: ${title}. You can join the list again.`;
  const [at, until] = [startsAt ?? fromAt, expiresAt ?? fromAt].map((moment) => atMoment(moment, timeZone));
  return say`${name}: ${title}, ${at}. It is held for you until ${until}.`;
}

/** Tells customers what has become of their places, in the order of their ids so that there is no deadlock. */
export async function tellWaits(tx: Tx, moved: readonly WaitRow[]): Promise<void> {
  if (moved.length === 0) return;
  const businesses = await businessCards(tx, [...new Set(moved.map(({ sellerId }) => sellerId))]);
  for (const wait of moved.toSorted((one, other) => one.customerId - other.customerId)) {
    const { id, state, customerId, sellerId } = wait;
    if (!isTold(state)) continue;
    const name = businesses.get(sellerId)?.businessName ?? '';
    await notify(tx, {
      userId: customerId,
      senderId: sellerId,
      kind: 'waiting-list',
      subject: subjects[state],
      text: textOf(state, wait, name, await timeZoneOf(tx, customerId)),
      path: '/booking-list',
      key: `wait:${id}:${state}`,
    });
  }
}
