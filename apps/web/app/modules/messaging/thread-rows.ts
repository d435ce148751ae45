import type { Message } from '@souk/contract/modules/messaging/messages';
import type { Dates } from '../../lib/dates.ts';

/** Messages of one person closer together than this form one group. */
const groupMinutes = 10;

export type ThreadRow =
  | { kind: 'day'; key: string; at: string }
  | {
      kind: 'message';
      key: string;
      message: Message;
      isMine: boolean;
      /** The first or last of its group. */
      isFirst: boolean;
      isLast: boolean;
      /** Time and state are shown below it. */
      tellsTime: boolean;
    };

const minutesBetween = (one: Message, other: Message) =>
  Math.abs(Date.parse(other.created_at) - Date.parse(one.created_at)) / 60_000;

const areTogether = ({ daysBetween }: Dates, one: Message | undefined, other: Message | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.sender_id === other.sender_id &&
  daysBetween(one.created_at, other.created_at) === 0 &&
  minutesBetween(one, other) < groupMinutes;

/** The rows of a conversation: days, and messages grouped by who wrote them. */
export function threadRows(messages: readonly Message[], viewerId: number, dates: Dates): ThreadRow[] {
  return messages.flatMap((message, index): ThreadRow[] => {
    const before = messages[index - 1];
    const after = messages[index + 1];
    const isMine = message.sender_id === viewerId;
    const isLast = !areTogether(dates, message, after);
    const row: ThreadRow = {
      kind: 'message',
      key: `message-${message.id}`,
      message,
      isMine,
      isLast,
      isFirst: !areTogether(dates, before, message),
      tellsTime: isLast || (isMine && after?.state !== message.state),
    };
    if (before && dates.daysBetween(before.created_at, message.created_at) === 0) return [row];
    return [{ kind: 'day', key: `day-${message.id}`, at: message.created_at }, row];
  });
}
