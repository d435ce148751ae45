import { type ReactNode, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { placesOf } from '../listing-trade.ts';
import type { FilterQuestions } from '../load-filters.server.ts';
import { FilterForm } from './filter-form.tsx';

const pauseMs = 250;

interface FilterPanelProps {
  address: string;
  fallback: ReactNode;
  onClose: () => void;
}

/** The filter form in its drawer; counts are updated while it is filled in. */
export function FilterPanel({ address, fallback, onClose }: FilterPanelProps) {
  const { load, data, state } = useFetcher<{ questions: FilterQuestions | null }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    void load(address);
    return () => clearTimeout(timer.current);
  }, [load, address]);

  if (!data) return fallback;
  if (!data.questions)
    return <ErrorNotice onRetry={() => void load(address)} isRetrying={state !== 'idle'} />;
  const { listPath, trade } = data.questions;
  const recount = (answers: URLSearchParams) => {
    clearTimeout(timer.current);
    answers.set('for', listPath);
    timer.current = setTimeout(() => void load(`${placesOf[trade].filters}?${answers}`), pauseMs);
  };
  return <FilterForm questions={data.questions} onAnswer={recount} onSent={onClose} />;
}
