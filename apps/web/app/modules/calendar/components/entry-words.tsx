import { Trans } from '@lingui/react/macro';
import type { CalendarEvent } from '@souk/contract/modules/calendar/entries';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { type EntryLook, entryLooks, lookOf } from './entry-look.ts';

const words: Record<EntryLook, ReactNode> = {
  note: <Trans>Note</Trans>,
  blocked: <Trans>Busy</Trans>,
  tentative: <Trans>Not confirmed yet</Trans>,
  delivery: <Trans>Delivery</Trans>,
  confirmed: <Trans>Booked</Trans>,
};

/** What kind of entry it is, and whether something else is at the same time. */
export function EntryWords({ entry }: { entry: CalendarEvent }) {
  const look = lookOf(entry);
  const { icon, ink } = entryLooks[look];
  return (
    <span className="flex flex-wrap gap-x-2 font-semibold">
      <span className={`flex items-center gap-1 ${ink}`}>
        <Icon of={icon} size={14} />
        {words[look]}
      </span>
      {entry.clashes.length > 0 && (
        <span className="flex items-center gap-1 text-bad">
          <Icon of={CircleAlert} size={14} />
          <Trans>Clash</Trans>
        </span>
      )}
    </span>
  );
}
