import { Trans } from '@lingui/react/macro';
import type { CalendarEvent } from '@souk/contract/modules/calendar/entries';
import { CalendarClock } from 'lucide-react';
import { useDates } from '../../../lib/use-dates.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { entryPath } from '../calendar-paths.ts';
import { ClashLines } from './clash-lines.tsx';

function Line({ entry }: { entry: CalendarEvent }) {
  const { flowTime, nearDay, plainTime } = useDates();
  const [from, to, day] = [flowTime(entry.starts_at), plainTime(entry.ends_at), nearDay(entry.date)];
  return (
    <li className="num">
      <TextLink to={entryPath(entry)}>
        <bdi>{entry.title}</bdi>
      </TextLink>{' '}
      {entry.all_day ? (
        <Trans>({day}, all day)</Trans>
      ) : (
        <Trans>
          ({from} to {to})
        </Trans>
      )}
    </li>
  );
}

/** Warns before something is booked that the reader has something else then; they may book it all the same. */
export function ClashNotice({ clashes }: { clashes: readonly CalendarEvent[] }) {
  if (clashes.length === 0) return null;
  return (
    <section className="my-4 flex gap-3 rounded-lg bg-warn-soft p-4 text-[15px]">
      <Icon of={CalendarClock} className="mt-0.5 text-warn" />
      <div className="min-w-0">
        <p className="font-semibold text-warn">
          <Trans>You have something else at this time</Trans>
        </p>
        <ClashLines lines={clashes.map((entry) => <Line key={entry.id} entry={entry} />)} />
        <p className="mt-1 text-ink-2">
          <Trans>You can book it all the same.</Trans>
        </p>
      </div>
    </section>
  );
}
