import type { Subject } from '@souk/contract/shared/values';
import type { ConversationRow } from './conversation.tables.ts';

/** Wire fields that name a subject, and its kind. */
const subjectKinds = { classified_id: 'classifieds.ad', booking_id: 'bookings.booking' } as const;

type SubjectField = keyof typeof subjectKinds;
type SubjectFields = { [field in SubjectField]?: number | undefined };

/** The subject that a call's fields name. */
export function subjectOf(fields: SubjectFields): Subject | undefined {
  for (const field of ['classified_id', 'booking_id'] as const) {
    const id = fields[field];
    if (id !== undefined) return { kind: subjectKinds[field], id };
  }
  return undefined;
}

type About = Pick<ConversationRow, 'subjectKind' | 'subjectId'>;

/** The subject in the wire's fields. */
export const subjectFields = ({ subjectKind, subjectId }: About) => ({
  classified_id: subjectKind === subjectKinds.classified_id ? subjectId : null,
  booking_id: subjectKind === subjectKinds.booking_id ? subjectId : null,
});

/** The page where `userId` finds the conversation with `otherId`. */
export function threadPath(otherId: number, about: About): string {
  const fields = Object.entries(subjectFields(about)).filter(([, id]) => id !== null);
  const query = new URLSearchParams([
    ['user_id', String(otherId)],
    ...fields.map(([field, id]): [string, string] => [field, String(id)]),
  ]);
  return `/messages?${query}`;
}
