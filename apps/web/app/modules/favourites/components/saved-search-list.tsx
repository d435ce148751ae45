import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { Form } from 'react-router';
import books from '../../../ui/art/books.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import type { SavedSearchPage } from '../load-saved-searches.server.ts';
import { SavedSearchRow } from './saved-search-row.tsx';

interface Deleted {
  name: string;
  copy: string;
}

function UndoDeletion({ deleted: { name, copy } }: { deleted: Deleted }) {
  return (
    <Form
      method="post"
      action="/saved-searches/restore"
      className="mt-6 flex flex-wrap items-center gap-3 rounded-lg bg-sunken p-4"
    >
      <p role="status" className="min-w-0 flex-1">
        <Trans>
          <b className="font-semibold">{name}</b> is deleted.
        </Trans>
      </p>
      <input type="hidden" name="copy" value={copy} />
      <SubmitButton tone="line" size="sm" icon={Undo2} formAction="/saved-searches/restore">
        <Trans>Undo</Trans>
      </SubmitButton>
    </Form>
  );
}

interface SavedSearchListProps {
  searches: SavedSearchPage;
  deleted?: Deleted | undefined;
}

/** Saved searches: their filters, whether they send alerts, and their actions. */
export function SavedSearchList({ searches, deleted }: SavedSearchListProps) {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-page lg:py-2">
      <title>{t`Saved searches | Souk`}</title>
      <h1 className="h-page">
        <Trans>Saved searches</Trans>
      </h1>
      <p className="mt-1.5 max-w-[56ch] text-md text-ink-2">
        <Trans>While an alert is on, we’ll alert you to new matches as soon as they are public.</Trans>
      </p>
      {deleted && <UndoDeletion deleted={deleted} />}
      <div className="mt-6">
        {searches.data.length === 0 ? (
          <EmptyState
            object={books}
            palette="saffron"
            title={<Trans>No saved searches</Trans>}
            action={
              <ButtonLink to="/classifieds">
                <Trans>Start a search</Trans>
              </ButtonLink>
            }
          >
            <Trans>Filter a list and press Save search to keep your search here.</Trans>
          </EmptyState>
        ) : (
          <ul className="grid gap-3">
            {searches.data.map((search) => (
              <SavedSearchRow key={search.id} search={search} />
            ))}
          </ul>
        )}
      </div>
      <div className="mt-6">
        <Pager current={searches.current_page} last={searches.last_page} />
      </div>
    </div>
  );
}
