import type { Tx } from '../../../platform/db/database.ts';
import { subjectKind } from '../../../platform/subjects.ts';
import { onDay } from '../../../platform/texts/fillings.ts';
import { inLanguage, marketLanguage } from '../../../platform/texts/in-language.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { timeZoneOf } from '../../identity/index.ts';
import { notify } from '../../notifications/index.ts';
import type { BoostRow } from './boost.tables.ts';

const words = { premium: say`Premium boost`, featured: say`Featured boost` };

/** A boost's name in notifications. */
const describe = ({ boost, days }: Pick<BoostRow, 'boost' | 'days'>): Said =>
  say`${words[boost]}, ${days} days`;

/** The same on bills, which are in the market's language. */
export const describeBoost = (boost: Pick<BoostRow, 'boost' | 'days'>): string =>
  inLanguage(describe(boost), marketLanguage);

interface Notice {
  subject: Said;
  text: Said;
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
    text: card ? say`“${card.title}”: ${text}` : text,
    about: { kind, id: subjectId },
  });
}

/** The window has begun, or follows the running one. */
export async function tellOfStarted(tx: Tx, boost: BoostRow): Promise<void> {
  const until = boost.endsAt && onDay(boost.endsAt, await timeZoneOf(tx, boost.userId));
  await tell(tx, boost, {
    subject: say`Your boost has started`,
    text: say`${words[boost.boost]} until ${until}.`,
    key: `boost-started:${boost.id}`,
  });
}

/** Money was refunded, so the window ends earlier. */
export async function tellOfShortened(tx: Tx, boost: BoostRow): Promise<void> {
  const until = boost.endsAt && onDay(boost.endsAt, await timeZoneOf(tx, boost.userId));
  await tell(tx, boost, {
    subject: say`Your boost ends earlier`,
    text: say`Part of its price was refunded. ${words[boost.boost]} until ${until}.`,
    key: `boost-shortened:${boost.id}:${boost.endsAt?.getTime()}`,
  });
}

/** The last window of its kind is over. */
export const tellOfEnded = (tx: Tx, boost: BoostRow): Promise<void> =>
  tell(tx, boost, {
    subject: say`Your boost has ended`,
    text: say`${words[boost.boost]} is over. You can boost it again.`,
    key: `boost-ended:${boost.id}`,
  });

/** The money came when there was nothing left to boost. */
export const tellOfRefunded = (tx: Tx, boost: BoostRow): Promise<void> =>
  tell(tx, boost, {
    subject: say`Your boost was refunded`,
    text: say`${describe(boost)} could not start. You will get your money back.`,
    key: `boost-refunded:${boost.id}`,
  });
