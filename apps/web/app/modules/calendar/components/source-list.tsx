import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CalendarSource } from '@souk/contract/modules/calendar/sources';
import { Plus } from 'lucide-react';
import { useDates } from '../../../lib/use-dates.tsx';
import { Acts } from '../../../ui/acts.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { sourceActs } from '../source-acts.ts';

const problems: Record<NonNullable<CalendarSource['problem']>, MessageDescriptor> = {
  address: msg`This address may not be read.`,
  away: msg`Nothing answers at this address.`,
  status: msg`The other calendar has refused to be read.`,
  size: msg`The calendar is too large.`,
  time: msg`The other calendar took too long to answer.`,
  redirects: msg`The address leads on too often.`,
  'no-calendar': msg`There is no calendar at this address.`,
};

function SourceLine({ source }: { source: CalendarSource }) {
  const { i18n } = useLingui();
  const { notificationTime } = useDates();
  const { name, host, resource, problem, entries } = source;
  const read = source.read_at && notificationTime(source.read_at);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <div className="min-w-0">
        <bdi className="font-semibold">{name}</bdi>
        <bdi className="block truncate text-sm text-ink-2">
          {[host, resource?.name].filter(Boolean).join(' · ')}
        </bdi>
        <span className="num block text-sm text-ink-2">
          <Plural value={entries} one="# busy time." other="# busy times." />{' '}
          {read ? <Trans>Last read {read}.</Trans> : <Trans>Not read yet.</Trans>}
        </span>
        {problem && <span className="block text-sm font-semibold text-bad">{i18n._(problems[problem])}</span>}
      </div>
      <Acts of={sourceActs} row={source} size="sm" suffix={name} />
    </li>
  );
}

/** Calendars elsewhere that are read every hour. */
export function SourceList({ sources }: { sources: readonly CalendarSource[] }) {
  return (
    <section className="panel mt-6 p-5 lg:p-7">
      <h2 className="h-panel">
        <Trans>Busy times from another calendar</Trans>
      </h2>
      <p className="mt-1 max-w-[60ch] text-[15px] text-ink-2">
        <Trans>
          The secret iCal address of a Google, Apple or other calendar is read every hour. What is in it is in
          yours, and blocks the time of the person or room that you choose.
        </Trans>
      </p>
      {sources.length > 0 && (
        <ul className="mt-4">
          {sources.map((source) => (
            <SourceLine key={source.id} source={source} />
          ))}
        </ul>
      )}
      <ButtonLink to="/calendar/settings/new" tone="line" icon={Plus} className="mt-5">
        <Trans>Add a calendar</Trans>
      </ButtonLink>
    </section>
  );
}
