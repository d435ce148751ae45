import { useLingui } from '@lingui/react/macro';
import { OwnListingFilter } from '../../../search/index.ts';
import type { AdTab } from '../../ad-standing.ts';

interface AdFilterProps {
  tab: AdTab | undefined;
  keyword: string;
  sort: string;
}

/** Search and order within a tab; both are in the address. */
export function AdFilter(chosen: AdFilterProps) {
  const { t } = useLingui();
  return (
    <OwnListingFilter
      {...chosen}
      label={t`Search your ads`}
      placeholder={t`Search your ads`}
      sorts={[
        { value: 'most-recent', label: t`Most recent` },
        { value: 'top-rated', label: t`Most viewed` },
        { value: 'asc', label: t`Lowest price` },
        { value: 'desc', label: t`Highest price` },
      ]}
    />
  );
}
