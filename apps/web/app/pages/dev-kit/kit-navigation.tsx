import { BedDouble, Tag } from 'lucide-react';
import { BackToTop } from '../../ui/back-to-top.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Chip, FilterChip, RemovableChip } from '../../ui/chip.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { KitPanel, KitRow } from './kit-panel.tsx';

function Chips() {
  return (
    <KitRow>
      <Chip isChosen>All</Chip>
      <Chip icon={Tag}>Unread</Chip>
      <Chip disabled>Disabled</Chip>
      <FilterChip value="$500 to $950 pw">Price</FilterChip>
      <FilterChip>Pets</FilterChip>
      <RemovableChip to="/dev/kit">2+ beds</RemovableChip>
    </KitRow>
  );
}

export function KitNavigation() {
  return (
    <KitPanel title="Chips, tabs, steps, paging">
      <Chips />
      <div className="mt-4">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', to: '/' },
            { label: 'Classifieds', to: '/dev/kit' },
            { label: 'Real estate', to: '/dev/kit' },
            { label: 'Three-bedroom terrace with courtyard' },
          ]}
        />
      </div>
      <div className="mt-4">
        <Tabs
          label="Sections"
          accent="ads"
          tabs={[
            { to: '/dev/kit', label: 'Active', count: 4 },
            { to: '/dev/kit/pending', label: 'Pending' },
            { to: '/dev/kit/sold', label: 'Sold' },
          ]}
        />
      </div>
      <div className="mt-5">
        <Stepper
          current={2}
          steps={[
            { label: 'Category', to: '/dev/kit' },
            { label: 'Details' },
            { label: 'Photos' },
            { label: 'Price' },
          ]}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <Pager current={2} last={13} />
        <Segmented
          name="span"
          label="Span"
          defaultValue="week"
          options={[
            { value: 'week', label: 'Week' },
            { value: 'month', label: 'Month' },
            { value: 'year', label: 'Year' },
          ]}
        />
      </div>
      <div className="mt-4 flex items-center gap-4">
        <BackToTop />
        <span className="flex items-center gap-1.5 text-sm text-ink-2">
          <BedDouble size={18} aria-hidden /> 3
        </span>
      </div>
    </KitPanel>
  );
}
