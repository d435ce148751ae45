import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pageHead } from '../../lib/page-head.ts';
import { findViewer } from '../../lib/session.server.ts';
import { ReaderProfileContext } from '../../modules/food/index.ts';
import magnifier from '../../ui/art/bag.svg';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import type { Route } from './+types/page.ts';
import { loadSearch, type SearchPage } from './load-search.server.ts';
import { SearchBar } from './search-bar.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

export const handle = { access: 'public', screen: 'Search', cache: 20 };

export async function loader(args: Route.LoaderArgs) {
  await findViewer(args);
  return loadSearch(args);
}

export const meta: Route.MetaFunction = (args) => pageHead(args, { title: msg`Search`, isHidden: true });

function Missing({ wasSent }: { wasSent: boolean }) {
  return (
    <EmptyState
      headingLevel={1}
      object={magnifier}
      palette="sky"
      title={
        wasSent ? (
          <span role="alert">
            <Trans>Search keyword is required.</Trans>
          </span>
        ) : (
          <Trans>What are you after?</Trans>
        )
      }
    >
      <Trans>Type what you are looking for, and where.</Trans>
    </EmptyState>
  );
}

function Content({ page }: { page: SearchPage }): ReactNode {
  if (page.results) return <SearchResults page={page} results={page.results} />;
  if (page.refusal)
    return (
      <>
        <h1 className="h-page mb-5">
          <Trans>Search results</Trans>
        </h1>
        <ErrorNotice>{page.refusal}</ErrorNotice>
      </>
    );
  return <Missing wasSent={page.wasSent} />;
}

/** Everything of every trade that matches the words, the place and the filters. */
export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const isAsking = loaderData.isFiltering || (!loaderData.results && !loaderData.refusal);
  return (
    <ReaderProfileContext value={loaderData.profile}>
      <SearchBar page={loaderData} />
      <div className="page py-6 lg:py-8">
        <Content page={loaderData} />
        {isAsking && (
          <div className="panel mx-auto mt-6 max-w-[560px] overflow-clip p-5">
            <SearchForm page={loaderData} />
          </div>
        )}
      </div>
    </ReaderProfileContext>
  );
}
