import { Trans, useLingui } from '@lingui/react/macro';
import { foodCategories } from '@souk/contract/modules/scanner/words';
import { SlidersHorizontal } from 'lucide-react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { RemovableChip } from '../../../ui/chip.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { allergenWords, dietWords, verdictWords } from '../../food/index.ts';
import {
  type AppliedFilter,
  appliedFilters,
  type FoodFilters,
  type FoodSort,
  foodSearch,
  withoutFilter,
} from '../food-filters.ts';
import { categoryWords } from '../food-words.ts';
import { AllergenTicks, DietTicks } from './food-ticks.tsx';

interface FoodFilterProps {
  filters: FoodFilters;
  basePath: string;
}

function Rest({ filters }: Pick<FoodFilterProps, 'filters'>) {
  const { i18n, t } = useLingui();
  const sorts: Record<FoodSort, string> = {
    'most-recent': t`Newest first`,
    'top-rated': t`Best Nutri-Score first`,
    asc: t`Name, A to Z`,
    desc: t`Name, Z to A`,
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <TextField
        name="keyword"
        label={t`Name`}
        type="search"
        maxLength={120}
        defaultValue={filters.keyword}
      />
      <TextField name="brand" label={t`Brand`} maxLength={120} defaultValue={filters.brand} />
      <Select
        name="category_id"
        label={t`Category`}
        placeholder={t`All categories`}
        defaultValue={filters.category ?? ''}
        options={foodCategories.map((value) => ({ value, label: i18n._(categoryWords[value]) }))}
      />
      <Select
        name="sort"
        label={t`Order`}
        placeholder={t`As it fits the list`}
        defaultValue={filters.sort ?? ''}
        options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
      />
    </div>
  );
}

function useFilterWords(): (filter: AppliedFilter) => string {
  const { i18n, t } = useLingui();
  return (filter) => {
    if (filter.name === 'keyword') return `“${filter.value}”`;
    if (filter.name === 'brand') return t`Brand: ${filter.value}`;
    if (filter.name === 'verdict') return i18n._(verdictWords[filter.value]);
    if (filter.name === 'category') return i18n._(categoryWords[filter.value]);
    if (filter.name === 'diets') return i18n._(dietWords[filter.value]);
    const allergen = i18n._(allergenWords[filter.value]);
    return t`Free from: ${allergen}`;
  };
}

/** All filters of a list of foods except the verdict, and the applied ones, each removable. */
export function FoodFilterForm({ filters, basePath }: FoodFilterProps) {
  const wordsOf = useFilterWords();
  const applied = appliedFilters(filters);
  const { verdict } = filters;
  return (
    <div className="mt-3">
      <details className="group/filters">
        <summary className="tap inline-flex h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-md px-2 text-[15px] font-semibold hover:bg-inset [&::-webkit-details-marker]:hidden">
          <Icon of={SlidersHorizontal} size={18} />
          <Trans>Filters</Trans>
        </summary>
        <Form
          key={foodSearch(filters)}
          action={basePath}
          preventScrollReset
          className="panel mt-2 grid gap-6 p-5 lg:p-6"
        >
          {verdict && <input type="hidden" name="halal_status" value={verdict} />}
          <FormScope>
            <Rest filters={filters} />
            <DietTicks name="diet" title={<Trans>Diet</Trans>} ticked={filters.diets} />
            <AllergenTicks
              name="allergen_free"
              title={<Trans>Free from, traces included</Trans>}
              ticked={filters.free}
            />
          </FormScope>
          <div className="flex flex-wrap justify-end gap-3">
            <ButtonLink to={basePath} tone="ghost" preventScrollReset>
              <Trans>Clear all</Trans>
            </ButtonLink>
            <Button type="submit">
              <Trans>Show foods</Trans>
            </Button>
          </div>
        </Form>
      </details>
      {applied.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {applied.map((filter) => (
            <RemovableChip
              key={`${filter.name}-${filter.value}`}
              to={`${basePath}${foodSearch(withoutFilter(filters, filter))}`}
            >
              {wordsOf(filter)}
            </RemovableChip>
          ))}
        </div>
      )}
    </div>
  );
}
