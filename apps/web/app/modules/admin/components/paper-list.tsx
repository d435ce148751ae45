import { Trans, useLingui } from '@lingui/react/macro';
import type { Paper } from '@souk/contract/modules/admin/papers';
import { documentTypes } from '@souk/contract/modules/sellers/documents';
import { Download } from 'lucide-react';
import { useDates } from '../../../lib/use-dates.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { documentWords } from '../../sellers/index.ts';
import { paperActs } from '../paper-acts.ts';
import { DeskActs } from './desk-acts.tsx';
import { PersonLink } from './person-link.tsx';
import { StatePill } from './state-pill.tsx';

/** A document is named by its kind, a certificate by its title. */
function usePaperTitle() {
  const { i18n } = useLingui();
  return ({ kind, title }: Paper) => {
    const type = documentTypes.find((known) => known === title);
    return kind === 'document' && type ? i18n._(documentWords[type]) : title;
  };
}

interface PaperListProps {
  papers: readonly Paper[];
  back: string;
  /** Whether this admin may read and decide papers. */
  mayDecide: boolean;
  /** It is inside a panel already. */
  isInside?: boolean;
}

/** Documents and certificates with their files; every reading of a file is logged. */
export function PaperList({ papers, back, mayDecide, isInside }: PaperListProps) {
  const { slashDate } = useDates();
  const titleOf = usePaperTitle();
  return (
    <ul className="grid grid-cols-1 gap-3">
      {papers.map((paper) => (
        <li
          key={`${paper.kind}-${paper.id}`}
          className={`flex flex-wrap items-start gap-4 p-4 text-sm ${isInside ? 'rounded-lg bg-sunken' : 'card'}`}
        >
          <div className="min-w-0 flex-1 basis-[240px]">
            <p className="flex flex-wrap items-center gap-2">
              <StatePill state={paper.status} />
              <b className="text-[15px] font-semibold">{titleOf(paper)}</b>
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
              <span>{paper.business_name}</span>
              <PersonLink person={paper.owner} />
            </p>
            <p className="mt-1 text-ink-3">
              {paper.issuer && <>{paper.issuer} · </>}
              {paper.expires_on && <Trans>Expires {slashDate(paper.expires_on)} · </Trans>}
              <Trans>Uploaded {slashDate(paper.created_at)}</Trans>
            </p>
          </div>
          {mayDecide && (
            <a
              href={`/api/v2/admin/papers/${paper.kind}/${paper.id}/file`}
              download
              className="tap inline-flex h-9 max-w-full items-center gap-2 font-semibold text-brand-ink hover:underline"
            >
              <Icon of={Download} size={18} />
              <span className="truncate">{paper.file_name}</span>
            </a>
          )}
          {mayDecide && (
            <div className="flex flex-wrap items-start gap-2">
              <DeskActs of={paperActs} row={paper} back={back} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
