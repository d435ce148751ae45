import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../../ui/breadcrumbs.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { type ListingWords, ListingWordsContext } from '../listing-words.ts';
import type { FilterQuestions } from '../load-filters.server.ts';
import { FilterForm } from './filter-form.tsx';

interface FilterPageProps {
  home: Crumb;
  title: ReactNode;
  questions: FilterQuestions | null;
  words: ListingWords;
}

/** The filter form as a separate page, for visitors without scripts. */
export function FilterPage({ home, title, questions, words }: FilterPageProps) {
  const { t } = useLingui();
  return (
    <div className="page max-w-form py-8">
      <Breadcrumbs crumbs={[home, { label: t`Filters` }]} />
      <h1 className="h-page mt-2 mb-6">{title}</h1>
      <ListingWordsContext value={words}>
        <div className="panel p-5">{questions ? <FilterForm questions={questions} /> : <ErrorNotice />}</div>
      </ListingWordsContext>
    </div>
  );
}
