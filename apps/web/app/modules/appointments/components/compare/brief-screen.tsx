import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { getBrief } from '@souk/contract/modules/appointments/quotes';
import type { ReplyOf } from '@souk/contract/shared/endpoint';
import { ChevronDown } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { Acts } from '../../../../ui/acts.tsx';
import tools from '../../../../ui/art/tools.svg';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { ChipLink } from '../../../../ui/chip.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { OwnPage } from '../../../../ui/own-page.tsx';
import { quotesPath } from '../../../bookings/index.ts';
import { type Column, chosenOf, columnsOf, comparedLines, likeForLike } from '../../compare-quotes.ts';
import { quoteActs } from '../../quote-acts.ts';
import { briefPath } from '../../quote-paths.ts';
import { QuoteBrief } from '../quote/quote-brief.tsx';
import { useLiveQuotes } from '../quote/use-live-quotes.ts';
import { useCompareGroups } from './compare-rows.tsx';
import { CompareTable } from './compare-table.tsx';
import { LetterBadge } from './letter-badge.tsx';

export type Brief = ReplyOf<typeof getBrief>;

/** What the address says: the column in the frame, and whether equal rows are left out. */
function useView(briefId: number) {
  const [query] = useSearchParams();
  const isOnlyDifferences = query.get('only') === 'differences';
  const wanted = Number(query.get('chosen')) || undefined;
  const pathWith = (chosen: number | undefined, only: boolean) => {
    const search = new URLSearchParams({
      ...(chosen === undefined ? {} : { chosen: String(chosen) }),
      ...(only ? { only: 'differences' } : {}),
    }).toString();
    return search ? `${briefPath(briefId)}?${search}` : briefPath(briefId);
  };
  return { isOnlyDifferences, wanted, pathWith };
}

/** The chosen quote at the bottom of a phone, where its button is in reach. */
function ChosenBar({ column }: { column: Column | undefined }) {
  const { offer, business, moves } = column?.quote ?? {};
  if (!column || !offer || !moves?.includes('accept')) return null;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 border-t border-line bg-surface px-4 py-3 lg:hidden">
      <p className="mb-2 flex items-center gap-2.5 text-[15px]">
        <LetterBadge letter={column.letter} />
        <bdi className="min-w-0 flex-1 truncate font-semibold">{business?.name}</bdi>
        <b className="num font-semibold">{price(offer.total.cents)}</b>
      </p>
      <div className="grid">
        <Acts of={quoteActs} row={column.quote} only={['accept']} size="lg" isWide suffix={business?.name} />
      </div>
    </div>
  );
}

/** The quotes of one brief side by side (M10). */
export function BriefScreen({ brief }: { brief: Brief }) {
  const { t } = useLingui();
  const columns = columnsOf(brief.quotes);
  useLiveQuotes((id) => brief.quotes.some(({ quote_id: one }) => one === id));
  const { isOnlyDifferences, wanted, pathWith } = useView(brief.brief_id);
  const lines = comparedLines(columns);
  const chosenId = chosenOf(columns, likeForLike(columns, lines), wanted);
  const groups = useCompareGroups(columns, lines);
  const rows = groups.flatMap((group) => group.rows);
  const differing = rows.filter((row) => row.differs).length;
  const quoted = columns.filter(({ quote }) => quote.offer !== null).length;
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row.differs || !isOnlyDifferences) }))
    .filter((group) => group.rows.length > 0);
  return (
    <OwnPage
      title={<bdi className="wrap-anywhere">{brief.title}</bdi>}
      lead={
        <>
          <Plural value={columns.length} one="# business was asked" other="# businesses were asked" />,{' '}
          <Plural value={quoted} one="# has quoted" other="# have quoted" />
        </>
      }
      crumbs={<Breadcrumbs crumbs={[{ label: t`My quotes`, to: quotesPath }, { label: brief.title }]} />}
    >
      <details className="group panel mb-5 p-5">
        <summary className="flex list-none items-center justify-between gap-3 rounded-md font-semibold">
          <Trans>Read the brief</Trans>
          <Icon of={ChevronDown} className="text-ink-3 transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-4">
          <QuoteBrief brief={brief} />
        </div>
      </details>
      {quoted === 0 && (
        <div className="mb-6">
          <EmptyState title={<Trans>No quotes yet</Trans>} object={tools} palette="jade">
            <Trans>
              As soon as a business has quoted, it stands here beside the others. We’ll let you know.
            </Trans>
          </EmptyState>
        </div>
      )}
      {quoted > 1 && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="num text-[15px] text-ink-2">
            <Trans>
              {differing} of {rows.length} rows differ.
            </Trans>
          </p>
          <ChipLink
            to={pathWith(wanted, !isOnlyDifferences)}
            isChosen={isOnlyDifferences}
            preventScrollReset
            replace
          >
            <Trans>Only differences</Trans>
          </ChipLink>
        </div>
      )}
      <CompareTable
        columns={columns}
        groups={quoted === 0 ? [] : shown}
        chosenId={chosenId}
        choosePath={(id) => pathWith(id, isOnlyDifferences)}
      />
      <ChosenBar column={columns.find(({ quote }) => quote.quote_id === chosenId)} />
    </OwnPage>
  );
}
