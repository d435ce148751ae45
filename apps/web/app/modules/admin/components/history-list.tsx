import { Trans } from '@lingui/react/macro';
import type { HistoryEntry } from '@souk/contract/modules/admin/judging';
import { useDates } from '../../../lib/use-dates.tsx';
import { statusWords } from '../../../ui/status-map.ts';

/** The history of a thing, newest first. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  const { notificationTime } = useDates();
  if (entries.length === 0)
    return (
      <p className="text-sm text-ink-2">
        <Trans>Nothing has happened yet.</Trans>
      </p>
    );
  return (
    <ol className="space-y-3 text-sm">
      {entries.map((entry) => (
        <li key={`${entry.at}-${entry.move}`} className="border-s-2 border-line ps-3">
          <p>
            <b className="font-semibold">{statusWords(entry.move)}</b>{' '}
            <span className="text-ink-2">
              {entry.by_name ?? statusWords(entry.by_role)},{' '}
              <time dateTime={entry.at}>{notificationTime(entry.at)}</time>
            </span>
          </p>
          {entry.reason && <p className="mt-0.5 break-words text-ink-2">{entry.reason}</p>}
        </li>
      ))}
    </ol>
  );
}
