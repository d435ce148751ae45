import { Trans } from '@lingui/react/macro';
import type { Report } from '@souk/contract/modules/admin/reports';
import { useDates } from '../../../lib/use-dates.tsx';
import { PersonLink } from './person-link.tsx';
import { ReportedName, ReportReason } from './reported-thing.tsx';
import { StatePill } from './state-pill.tsx';

interface ReportListProps {
  reports: readonly Report[];
  /** Names what was reported, on pages that are not about it. */
  hasSubject?: boolean;
}

/** Reports of one thing: who, why, and what came of it. */
export function ReportList({ reports, hasSubject }: ReportListProps) {
  const { slashDate } = useDates();
  if (reports.length === 0)
    return (
      <p className="text-sm text-ink-2">
        <Trans>Nobody has reported this.</Trans>
      </p>
    );
  return (
    <ul className="space-y-3 text-sm">
      {reports.map((report) => (
        <li key={report.id} className="rounded-sm bg-sunken p-3">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <ReportReason report={report} />
            <StatePill state={report.status} />
          </p>
          {hasSubject && <ReportedName report={report} />}
          {report.comment && <p className="mt-1 break-words text-ink-2">{report.comment}</p>}
          <p className="mt-2 flex flex-wrap items-center justify-between gap-2">
            <PersonLink person={report.reporter} />
            <time dateTime={report.created_at} className="num text-ink-3">
              {slashDate(report.created_at)}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}
