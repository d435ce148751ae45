import { Plural, Trans } from '@lingui/react/macro';
import type { CalendarEvent } from '@souk/contract/modules/calendar/entries';
import { CircleAlert } from 'lucide-react';
import { datesIn } from '../../../lib/dates.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { type Clash, clashesOf } from '../calendar-entries.ts';
import { entryPath } from '../calendar-paths.ts';
import type { OwnCalendar } from '../load-own-calendar.server.ts';
import { ClashLines } from './clash-lines.tsx';

const EntryLink = ({ entry }: { entry: CalendarEvent }) => (
  <TextLink to={entryPath(entry)}>
    <bdi>{entry.title}</bdi>
  </TextLink>
);

function ClashLine({ clash, timeZone }: { clash: Clash; timeZone: string }) {
  const { nearDay, plainTime } = datesIn(timeZone);
  const { one, other, startsAt, endsAt } = clash;
  const [day, from, to] = [nearDay(startsAt), plainTime(startsAt), plainTime(endsAt)];
  return (
    <li className="num">
      <Trans>
        <EntryLink entry={one} /> and <EntryLink entry={other} />: {day}, {from} to {to}
      </Trans>
    </li>
  );
}

/** What is at the same time, by name, with the ways to the pages where either can be moved. */
export function ClashList({ loaded: { entries, timeZone } }: { loaded: OwnCalendar }) {
  const clashes = clashesOf(entries);
  if (clashes.length === 0) return null;
  return (
    <section className="flex gap-3 rounded-lg bg-bad-soft p-4 text-[15px]">
      <Icon of={CircleAlert} className="mt-0.5 text-bad" />
      <div className="min-w-0">
        <h3 className="font-semibold text-bad">
          <Plural value={clashes.length} one="# clash" other="# clashes" />
        </h3>
        <ClashLines
          lines={clashes.map((clash) => <ClashLine key={clash.key} clash={clash} timeZone={timeZone} />)}
        />
      </div>
    </section>
  );
}
