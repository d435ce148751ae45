import { useLingui } from '@lingui/react/macro';
import { ArrowDownUp, Check } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, MenuLink } from '../../../ui/menu.tsx';
import { type AdSort, type ListingFilters, sortWords } from '../listing-filters.ts';
import { useSortWords } from './filter-words.ts';

/** The order of the list, as links: it works wherever popovers do. */
export function SortMenu({
  filters,
  addressOf,
}: {
  filters: ListingFilters;
  addressOf: (sort: AdSort) => string;
}) {
  const { t } = useLingui();
  const words = useSortWords();
  const current = filters.sort ?? 'most-recent';
  const offered = sortWords.filter((sort) => sort !== 'nearest' || filters.lat !== undefined);
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
          {words[current]}
        </button>
      )}
    >
      {offered.map((sort) => (
        <MenuLink
          key={sort}
          to={addressOf(sort)}
          preventScrollReset
          aria-current={sort === current ? 'true' : undefined}
        >
          <span className="flex-1">{words[sort]}</span>
          {sort === current && <Icon of={Check} size={16} />}
        </MenuLink>
      ))}
    </Menu>
  );
}
