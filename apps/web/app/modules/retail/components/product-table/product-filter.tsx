import { useLingui } from '@lingui/react/macro';
import type { ProductTab } from '@souk/contract/modules/retail/products';
import { OwnListingFilter } from '../../../search/index.ts';

interface ProductFilterProps {
  tab: ProductTab | undefined;
  keyword: string;
  sort: string;
}

/** Search and order within a tab; both are in the address. */
export function ProductFilter(chosen: ProductFilterProps) {
  const { t } = useLingui();
  return (
    <OwnListingFilter
      {...chosen}
      label={t`Search your products`}
      placeholder={t`Title, SKU or barcode`}
      sorts={[
        { value: 'most-recent', label: t`Most recent` },
        { value: 'best-sellers', label: t`Best sellers` },
        { value: 'stock', label: t`Least stock` },
        { value: 'asc', label: t`Lowest price` },
        { value: 'desc', label: t`Highest price` },
      ]}
    />
  );
}
