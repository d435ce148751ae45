import { Trans, useLingui } from '@lingui/react/macro';
import type { Report } from '@souk/contract/modules/admin/reports';
import { Link } from 'react-router';
import { slashDate } from '../../../lib/dates.ts';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { Decision } from './decision.tsx';
import { PersonLink } from './person-link.tsx';
import { StatePill } from './state-pill.tsx';

function Decisions({ report, back }: { report: Report; back: string }) {
  const { t } = useLingui();
  const action = `/admin/reports/${report.id}/resolve`;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Decision
        action={action}
        opens={t`Let it stand`}
        does={t`Dismiss the reports`}
        doesTone="ink"
        back={back}
        values={{ action: 'dismiss' }}
        reason={{ name: 'note', label: t`Note`, hint: t`Only the log keeps it.` }}
      />
      <Decision
        action={action}
        opens={t`Remove`}
        does={t`Remove the ad`}
        back={back}
        values={{ action: 'remove' }}
        reason={{
          name: 'note',
          label: t`Reason`,
          hint: t`The owner reads it. Without one he reads the report’s own.`,
        }}
      />
    </div>
  );
}

/** One report: what, why, by whom, and the two ways to settle it. */
export function ReportRow({ report, back }: { report: Report; back: string }) {
  const { subject } = report;
  return (
    <li className="card flex flex-wrap items-start gap-4 p-4">
      <Frame {...pictureSources(subject.image, { w: 96, h: 96 })} ratio="1:1" className="w-20 shrink-0" />
      <div className="min-w-0 flex-1 basis-[260px] text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <StatePill state={report.status} />
          <b className="font-semibold">{report.reason}</b>
        </p>
        <Link
          to={`/admin/ads/${subject.id}`}
          className="mt-1 block truncate text-[15px] font-medium hover:underline"
        >
          {subject.title}
        </Link>
        {report.comment && <p className="mt-1 max-w-[70ch] break-words text-ink-2">{report.comment}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
          <span className="inline-flex items-center gap-2">
            <Trans>Seller</Trans> <PersonLink person={subject.owner} />
          </span>
          <span className="inline-flex items-center gap-2">
            <Trans>Reported by</Trans> <PersonLink person={report.reporter} />
          </span>
          <time dateTime={report.created_at} className="num">
            {slashDate(report.created_at)}
          </time>
        </p>
      </div>
      {report.status === 'open' && <Decisions report={report} back={back} />}
    </li>
  );
}
