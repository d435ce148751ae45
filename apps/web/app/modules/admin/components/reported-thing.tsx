import { Trans, useLingui } from '@lingui/react/macro';
import type { Report } from '@souk/contract/modules/admin/reports';
import { Link } from 'react-router';
import { knownWords } from '../../../lib/known-words.ts';
import { pictureSources, pictureUrl } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { StarRow } from '../../reviews/index.ts';
import { placeOf, reportReasonWords } from '../report-words.ts';

/** Why it was reported. */
export function ReportReason({ report: { kind, reason } }: { report: Report }) {
  const { i18n } = useLingui();
  return <bdi className="font-semibold break-words">{knownWords(i18n, reportReasonWords[kind], reason)}</bdi>;
}

/** The name of what was reported; for a review that of the reviewed thing. */
export function ReportedName({ report }: { report: Report }) {
  const { kind, subject } = report;
  const name = subject.title || <Trans>something that is gone</Trans>;
  const words = kind === 'review' ? <Trans>Review of {name}</Trans> : name;
  const to = placeOf(report);
  const look = 'mt-1 block truncate text-[15px] font-medium';
  if (!to) return <span className={look}>{words}</span>;
  return (
    <Link to={to} className={`${look} hover:underline`}>
      {words}
    </Link>
  );
}

/** A reported review as its readers see it. */
export function ReportedReview({ review }: { review: NonNullable<Report['subject']['review']> }) {
  const { rating } = review;
  return (
    <blockquote className="mt-2 max-w-[70ch] rounded-sm bg-sunken p-3">
      <span className="flex flex-wrap items-center gap-2">
        <StarRow stars={rating} className="size-4" />
        <span className="sr-only">
          <Trans>{rating} out of 5 stars</Trans>
        </span>
        {review.title && <b className="font-semibold break-words">{review.title}</b>}
      </span>
      <p className="mt-1 break-words whitespace-pre-line">{review.comment}</p>
      {review.images.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {review.images.map((path) => (
            <li key={path}>
              <a href={pictureUrl(path, { w: 1600 })}>
                <Frame {...pictureSources(path, { w: 64, h: 64 })} ratio="1:1" className="w-16" />
                <span className="sr-only">
                  <Trans>Picture in full size</Trans>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </blockquote>
  );
}
