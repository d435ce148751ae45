import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchModule } from '@souk/contract/modules/search/listing';
import { SlidersHorizontal } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { appliedFilters } from '../../modules/search/index.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { linkClass } from '../../ui/link.tsx';
import { SegmentedLinks } from '../../ui/segmented.tsx';
import { AppliedChips } from './applied-chips.tsx';
import type { SearchPage } from './load-search.server.ts';
import { inModule, searchAddress } from './search-asked.ts';
import { SearchForm } from './search-form.tsx';

const filterButton =
  'chip inline-flex h-11 items-center gap-1.5 rounded-full bg-ink px-3.5 text-sm font-medium whitespace-nowrap text-on-ink transition hover:bg-ink-2 active:scale-[0.98]';

function ModuleLinks({ page }: { page: SearchPage }) {
  const { t } = useLingui();
  const { asked } = page;
  const offered: [SearchModule | undefined, string][] = [
    [undefined, t`Everything`],
    ['classified', t`Classifieds`],
    ['retail', t`Retail`],
    ['booking', t`Bookings`],
  ];
  return (
    <SegmentedLinks
      label={t`Look in`}
      links={offered.map(([module, label]) => ({
        to: searchAddress(inModule(asked, module)),
        label,
        isCurrent: asked.module === module,
      }))}
    />
  );
}

/** A bar that stays at the top: the filters, the trades, and each filter that is applied. */
export function SearchBar({ page }: { page: SearchPage }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { asked } = page;
  const applied = appliedFilters(asked.filters).filter((name) => name !== 'keyword').length;
  const address = searchAddress(asked);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const close = () => setOpen(false);
  const { keyword } = asked.filters;
  return (
    <div className="sticky top-[60px] z-30 border-b border-line bg-surface lg:top-[72px]">
      <div className="page no-bar flex items-center gap-2 overflow-x-auto py-3">
        <Link
          to={`${address}${address.includes('?') ? '&' : '?'}filters=1`}
          onClick={open}
          aria-haspopup="dialog"
          className={filterButton}
        >
          <Icon of={SlidersHorizontal} size={16} />
          <Trans>Filters</Trans>
          {applied > 0 && (
            <span className="num grid size-5 place-items-center rounded-full bg-lamp text-2xs font-bold text-on-lamp">
              {applied}
            </span>
          )}
        </Link>
        <ModuleLinks page={page} />
        <AppliedChips asked={asked} />
        {applied > 0 && (
          <Link
            to={searchAddress({
              ...inModule(asked, asked.module),
              filters: { ...(keyword ? { keyword } : {}), attributes: {}, page: 1 },
            })}
            className={`${linkClass} flex h-11 items-center px-2 text-sm whitespace-nowrap`}
            preventScrollReset
          >
            <Trans>Clear all</Trans>
          </Link>
        )}
      </div>
      <Drawer isOpen={isOpen} onClose={close} title={t`Filters`}>
        <SearchForm page={page} onSent={close} />
      </Drawer>
    </div>
  );
}
