import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownUp } from 'lucide-react';
import { useNavigation } from 'react-router';
import { count } from '../../lib/format.ts';
import { ListingCard, sortWords, useSortWords } from '../../modules/search/index.ts';
import suitcase from '../../ui/art/suitcase.svg';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuLink } from '../../ui/menu.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { SearchPage } from './load-search.server.ts';
import { inCategory, searchAddress, sortedBy } from './search-asked.ts';

type Results = NonNullable<SearchPage['results']>;

const firstRow = 4;

function SortLinks({ page }: { page: SearchPage }) {
  const { t } = useLingui();
  const words = useSortWords();
  const { asked } = page;
  const { sort, lat } = asked.filters;
  const offered = sortWords.filter((word) => word !== 'nearest' || lat !== undefined);
  const best = t`Best match`;
  return (
    <Menu
      label={t`Sort by`}
      button={(trigger) => (
        <button
          {...trigger}
          type="button"
          className="btn inline-flex h-11 shrink-0 items-center gap-1.5 rounded-md px-2 text-[15px] font-semibold hover:bg-inset"
        >
          <Icon of={ArrowDownUp} size={16} />
          <span className="sr-only">{t`Sort by`} </span>
          {sort ? words[sort] : best}
        </button>
      )}
    >
      <MenuLink to={searchAddress(sortedBy(asked, undefined))} aria-current={sort ? undefined : 'true'}>
        {best}
      </MenuLink>
      {offered.map((word) => (
        <MenuLink
          key={word}
          to={searchAddress(sortedBy(asked, word))}
          aria-current={sort === word ? 'true' : undefined}
        >
          {words[word]}
        </MenuLink>
      ))}
    </Menu>
  );
}

/** Sub-categories with results. */
function CategoryChips({ page }: { page: SearchPage }) {
  const { t } = useLingui();
  const { asked, line, choices, results } = page;
  const parent = line.at(-2);
  if (line.length === 0 && choices.length < 2) return null;
  return (
    <nav
      aria-label={t`Categories`}
      className="no-bar -mx-4 mt-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {line.length > 0 && (
        <ChipLink to={searchAddress(inCategory(asked, parent?.id))}>
          {parent ? parent.label : t`All categories`}
        </ChipLink>
      )}
      {line.slice(-1).map(({ id, label }) => (
        <ChipLink key={id} to={searchAddress(asked)} isChosen>
          {label}
        </ChipLink>
      ))}
      {choices.map(({ id, label, count: found }) => (
        <ChipLink key={id} to={searchAddress(inCategory(asked, id))}>
          {label}
          {results?.facets?.is_exact && <span className="num text-ink-3">{count(found)}</span>}
        </ChipLink>
      ))}
    </nav>
  );
}

function Total({ results }: { results: Results }) {
  const { total } = results;
  const shown = count(total);
  return results.total_is_exact ? (
    <Plural value={total} one={`${shown} result`} other={`${shown} results`} />
  ) : (
    <Trans>About {shown} results</Trans>
  );
}

function NothingFound({ page }: { page: SearchPage }) {
  const { asked } = page;
  const { keyword } = asked.filters;
  return (
    <div className="mt-6">
      <EmptyState
        title={keyword ? <Trans>Nothing found for {keyword}</Trans> : <Trans>Nothing here yet</Trans>}
        object={suitcase}
        palette="sky"
        action={
          <ButtonLink to="/categories" tone="line">
            <Trans>Browse all categories</Trans>
          </ButtonLink>
        }
      >
        <Trans>Try fewer words, another spelling or a wider area.</Trans>
      </EmptyState>
    </div>
  );
}

/** Title, count, order, categories and the page of results. */
export function SearchResults({ page, results }: { page: SearchPage; results: Results }) {
  const isLoading = useNavigation().location?.pathname === '/search';
  const { keyword } = page.asked.filters;
  const meant = results.did_you_mean;
  const category = page.line.at(-1);
  return (
    <>
      <div className="flex items-end justify-between gap-4">
        <div>
          <h1 className="h-page">
            {keyword ? (
              <Trans>Results for {keyword}</Trans>
            ) : (
              (category?.label ?? <Trans>Search results</Trans>)
            )}
          </h1>
          <p className="num mt-0.5 text-ink-2" aria-live="polite">
            <Total results={results} />
            {meant && (
              <>
                {' '}
                <Trans>
                  for <b>{meant}</b>
                </Trans>
              </>
            )}
          </p>
        </div>
        {results.data.length > 0 && <SortLinks page={page} />}
      </div>
      <CategoryChips page={page} />
      {results.data.length === 0 ? (
        <NothingFound page={page} />
      ) : (
        <div className={`mt-6 transition-opacity ${isLoading ? 'opacity-60' : ''}`} aria-busy={isLoading}>
          <CardGrid>
            {results.data.map((item, index) => (
              <ListingCard
                key={`${item.kind} ${item.id}`}
                item={item}
                headingLevel={2}
                isFirst={index < firstRow}
              />
            ))}
          </CardGrid>
          <div className="mt-10">
            <Pager current={results.current_page} last={results.last_page} />
          </div>
        </div>
      )}
    </>
  );
}
