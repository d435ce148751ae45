import { Trans } from '@lingui/react/macro';
import type { Message } from '@souk/contract/modules/messaging/messages';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/page-root.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import type { Correspondent } from '../load-thread.server.ts';
import { dayOf } from '../message-times.ts';
import { threadRows } from '../thread-rows.ts';
import { MessageRow } from './message-row.tsx';

export interface ThreadStretchProps {
  messages: readonly Message[];
  viewerId: number;
  person: Correspondent;
  /** Draws the card of a message; nothing for cards that this page does not know. */
  cardOf: (message: Message) => ReactNode;
}

function DayName({ at }: { at: string }) {
  const day = dayOf(useDates(), at, useNow());
  if (day === 'today') return <Trans>Today</Trans>;
  return day === 'yesterday' ? <Trans>Yesterday</Trans> : day;
}

/** Messages in the order they were written, under the names of their days. */
export function ThreadStretch({ messages, viewerId, person, cardOf }: ThreadStretchProps) {
  const dates = useDates();
  return (
    <ol>
      {threadRows(messages, viewerId, dates).map((row) =>
        row.kind === 'day' ? (
          <li key={row.key} className="mt-5 mb-3 text-center text-sm text-ink-2">
            <DayName at={row.at} />
          </li>
        ) : (
          <MessageRow
            key={row.key}
            row={row}
            person={person}
            card={row.message.is_deleted ? null : cardOf(row.message)}
          />
        ),
      )}
    </ol>
  );
}
