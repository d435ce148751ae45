import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Shop } from '@souk/contract/modules/retail/product-lists';
import type { ListingPage } from '@souk/contract/modules/search/listing';
import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { ChipLink } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type ListingFilters, SortMenu, searchOf } from '../../search/index.ts';

interface ShopSearchProps {
  shop: Shop;
  page: ListingPage;
  filters: ListingFilters;
  categoryId: number | null;
}

/** The shop's address with the filters, and with the category if one is chosen. */
function addressIn({ slug }: Shop, filters: ListingFilters, categoryId: number | null): string {
  const search = searchOf({ ...filters, page: 1 });
  if (categoryId === null) return `/shop/${slug}${search}`;
  return `/shop/${slug}${search}${search ? '&' : '?'}category_id=${categoryId}`;
}

/** Searching, sorting and filtering within one shop. */
export function ShopSearch({ shop, page, filters, categoryId }: ShopSearchProps) {
  const { t } = useLingui();
  return (
    <div className="mt-6 mb-6">
      <Form action={`/shop/${shop.slug}`} role="search" className="flex max-w-form items-start gap-2">
        {categoryId !== null && <input type="hidden" name="category_id" value={categoryId} />}
        {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
        <TextField
          key={filters.keyword ?? ''}
          name="keyword"
          type="search"
          label={t`Search in this shop`}
          isLabelHidden
          icon={Search}
          placeholder={t`Search in this shop`}
          maxLength={120}
          defaultValue={filters.keyword ?? ''}
          className="flex-1"
        />
        <Button type="submit" tone="line" className="!h-12">
          <Trans>Search</Trans>
        </Button>
      </Form>
      {shop.categories.length > 1 && (
        <nav
          aria-label={t`Categories of this shop`}
          className="no-bar -mx-4 mt-4 flex gap-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:flex-wrap lg:px-0.5"
        >
          <ChipLink to={addressIn(shop, filters, null)} isChosen={categoryId === null}>
            <Trans>Everything</Trans>
          </ChipLink>
          {shop.categories.map(({ id, name, products_count }) => (
            <ChipLink key={id} to={addressIn(shop, filters, id)} isChosen={id === categoryId}>
              {name} <span className="num font-normal">({products_count})</span>
            </ChipLink>
          ))}
        </nav>
      )}
      <div className="mt-4 flex items-center justify-between gap-3">
        <p className="num text-ink-2" role="status">
          <Plural value={page.total} one="# product" other="# products" />
        </p>
        <SortMenu filters={filters} addressOf={(sort) => addressIn(shop, { ...filters, sort }, categoryId)} />
      </div>
    </div>
  );
}
