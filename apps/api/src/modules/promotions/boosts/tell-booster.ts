import type { Tx } from '../../../platform/db/database.ts';
import { longDay } from '../../../platform/period.ts';
import { subjectKind } from '../../../platform/subjects.ts';
import { timeZoneOf } from '../../identity/index.ts';
import { notify } from '../../notifications/index.ts';
import type { BoostRow } from './boost.tables.ts';

const words = { premium: 'Premium boost', featured: 'Featured boost' };

/** What a boost is called on bills and in notices. */
export const describeBoost = ({ boost, days }: Pick<BoostRow, 'boost' | 'days'>): string =>
  `${words[boost]}, ${days} days`;

interface Notice {
  subject: string;
  text: string;
  key: string;
}

async function tell(tx: Tx, boost: BoostRow, { text, ...notice }: Notice): Promise<void> {
  const { userId, subjectKind: kind, subjectId } = boost;
  const [card] = await subjectKind(kind).cards(tx, [subjectId]);
  await notify(tx, {
    userId,
    kind: 'promotion',
    path: '/ad-management',
    ...notice,
    text: card ? `“${card.title}”: ${text}` : text,
    about: { kind, id: subjectId },
  });
}

/** The window has begun, or follows the running one. */
export async function tellOfStarted(tx: Tx, boost: BoostRow): Promise<void> {
  const until = boost.endsAt ? longDay(boost.endsAt, await timeZoneOf(tx, boost.userId)) : '';
  await tell(tx, boost, {
    subject: 'Your boost has started',
    text: `${words[boost.boost]} until ${until}.`,
    key: `boost-started:${boost.id}`,
  });
}

/** Money went back, so that the window ends earlier. */
export async function tellOfShortened(tx: Tx, boost: BoostRow): Promise<void> {
  const until = boost.endsAt ? longDay(boost.endsAt, await timeZoneOf(tx, boost.userId)) : '';
  await tell(tx, boost, {
    subject: 'Your boost ends earlier',
    text: `Part of its price was refunded. ${words[boost.boost]} until ${until}.`,
    key: `boost-shortened:${boost.id}:${boost.endsAt?.getTime()}`,
  });
}

/** The last window of its kind is over. */
export const tellOfEnded = (tx: Tx, boost: BoostRow): Promise<void> =>
  tell(tx, boost, {
    subject: 'Your boost has ended',
    text: `${words[boost.boost]} is over. You can boost it again.`,
    key: `boost-ended:${boost.id}`,
  });

/** The money came when there was nothing to boost. */
export const tellOfRefunded = (tx: Tx, boost: BoostRow): Promise<void> =>
  tell(tx, boost, {
    subject: 'Your boost is refunded',
    text: `${describeBoost(boost)} could not begin. You get your money back.`,
    key: `boost-refunded:${boost.id}`,
  });
