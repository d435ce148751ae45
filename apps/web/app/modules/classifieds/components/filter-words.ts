import { useLingui } from '@lingui/react/macro';
import type { AdSort, DateFilter } from '../listing-filters.ts';

export function useConditionWords(): Record<string, string> {
  const { t } = useLingui();
  return {
    new: t`New`,
    'like-new': t`Like new`,
    good: t`Good`,
    fair: t`Fair`,
    'for-parts': t`For parts`,
  };
}

export function useDateWords(): Record<DateFilter, string> {
  const { t } = useLingui();
  return {
    Today: t`Today`,
    'This Week': t`This Week`,
    'This Month': t`This Month`,
    'This Year': t`This Year`,
  };
}

export function useSortWords(): Record<AdSort, string> {
  const { t } = useLingui();
  return {
    'most-recent': t`Most recent`,
    'top-rated': t`Top rated`,
    asc: t`Price: low to high`,
    desc: t`Price: high to low`,
    nearest: t`Nearest`,
  };
}
