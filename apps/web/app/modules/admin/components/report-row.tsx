import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Report, ReportKind } from '@souk/contract/modules/admin/reports';
import { Pencil } from 'lucide-react';
import { pictureSources } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { foodsPath } from '../food-queue.ts';
import { reportActs } from '../report-acts.ts';
import { placeOf } from '../report-words.ts';
import { DeskActs } from './desk-acts.tsx';
import { PersonLink } from './person-link.tsx';
import { ReportedName, ReportedReview, ReportReason } from './reported-thing.tsx';
import { StatePill } from './state-pill.tsx';

function Decisions({ report, back }: { report: Report; back: string }) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      {report.kind === 'food' && (
        <ButtonLink to={placeOf(report) ?? foodsPath} tone="line" size="sm" icon={Pencil}>
          <Trans>Correct</Trans>
        </ButtonLink>
      )}
      <DeskActs of={reportActs} row={report} back={back} />
    </div>
  );
}

const ownerWords: Record<ReportKind, MessageDescriptor> = {
  ad: msg`Seller`,
  product: msg`Seller`,
  review: msg`Author`,
  food: msg`Contributor`,
};

/** Whose it is, who reported it, when and how often. */
function People({ report: { kind, subject, reporter, created_at: createdAt } }: { report: Report }) {
  const { slashDate } = useDates();
  const { i18n } = useLingui();
  const times = subject.reports_count;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
      {subject.owner && (
        <span className="inline-flex items-center gap-2">
          {i18n._(ownerWords[kind])} <PersonLink person={subject.owner} />
        </span>
      )}
      <span className="inline-flex items-center gap-2">
        <Trans>Reported by</Trans> <PersonLink person={reporter} />
      </span>
      {times > 1 && (
        <span className="font-semibold text-bad">
          <Plural value={times} one="Reported # time" other="Reported # times" />
        </span>
      )}
      <time dateTime={createdAt} className="num">
        {slashDate(createdAt)}
      </time>
    </p>
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
          <ReportReason report={report} />
        </p>
        <ReportedName report={report} />
        {report.comment && <p className="mt-1 max-w-[70ch] break-words text-ink-2">{report.comment}</p>}
        {subject.review && <ReportedReview review={subject.review} />}
        <People report={report} />
      </div>
      {report.status === 'open' && <Decisions report={report} back={back} />}
    </li>
  );
}
