import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { FoodFacetFields } from '../../modules/food/index.ts';
import {
  dateFilterWords,
  PlaceFilter,
  sortWords,
  useDateWords,
  useSortWords,
} from '../../modules/search/index.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { linkClass } from '../../ui/link.tsx';
import { PriceField } from '../../ui/price-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FacetFields } from './facet-fields.tsx';
import type { SearchPage } from './load-search.server.ts';
import { searchAddress } from './search-asked.ts';

const dollarsText = (value: number | undefined) => (value === undefined ? undefined : String(value));

/** Every filter of the search as one GET form; it works without scripts. */
export function SearchForm({ page, onSent }: { page: SearchPage; onSent?: () => void }) {
  const { t } = useLingui();
  const { asked, line, results } = page;
  const { filters, module, categoryId } = asked;
  const dates = useDateWords();
  const sorts = useSortWords();
  const sorted = sortWords.filter((sort) => sort !== 'nearest' || filters.lat !== undefined);
  return (
    <Form action="/search" onSubmit={onSent} className="space-y-6">
      <TextField
        name="keyword"
        type="search"
        label={t`Keyword`}
        icon={Search}
        defaultValue={filters.keyword}
        maxLength={120}
        autoComplete="off"
      />
      <Choice
        name="module"
        label={t`Look in`}
        defaultValue={module ?? ''}
        options={[
          { value: '', label: t`Everything` },
          { value: 'classified', label: t`Classifieds` },
          { value: 'retail', label: t`Retail` },
          { value: 'booking', label: t`Bookings` },
        ]}
      />
      {categoryId !== undefined && (
        <Choice
          name="category_id"
          label={t`Category`}
          defaultValue={String(categoryId)}
          options={[
            { value: '', label: t`All categories` },
            ...line.map(({ id, label }) => ({ value: String(id), label })),
          ]}
        />
      )}
      <PlaceFilter filters={filters} />
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">
          <Trans>Price</Trans>
        </legend>
        <div className="grid grid-cols-2 gap-3">
          <PriceField name="price_min" label={t`From`} defaultValue={dollarsText(filters.priceMin)} />
          <PriceField name="price_max" label={t`To`} defaultValue={dollarsText(filters.priceMax)} />
        </div>
      </fieldset>
      {page.food && <FoodFacetFields questions={page.food} chosen={filters.attributes} />}
      {results?.facets && <FacetFields facets={results.facets} chosen={filters.attributes} />}
      <Select
        name="date_filter"
        label={t`Posted`}
        placeholder={t`Any time`}
        defaultValue={filters.dateFilter ?? ''}
        options={dateFilterWords.map((value) => ({ value, label: dates[value] }))}
      />
      <Select
        name="sort"
        label={t`Sort by`}
        placeholder={t`Best match`}
        defaultValue={filters.sort ?? ''}
        options={sorted.map((value) => ({ value, label: sorts[value] }))}
      />
      <div className="sticky -bottom-5 -mx-5 flex items-center justify-between gap-3 border-t border-line bg-surface px-5 py-4">
        <Link
          to={searchAddress({
            filters: { ...(filters.keyword ? { keyword: filters.keyword } : {}), attributes: {}, page: 1 },
          })}
          {...(onSent ? { onClick: onSent } : {})}
          className={`${linkClass} tap`}
        >
          <Trans>Clear all</Trans>
        </Link>
        <Button type="submit">
          <Trans>Show results</Trans>
        </Button>
      </div>
    </Form>
  );
}
