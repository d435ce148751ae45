import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { SegmentedLinks } from '../../../ui/segmented.tsx';
import { compareFoodsPath } from '../compare-path.ts';
import type { LoadedFoodComparison } from '../load-food-comparison.server.ts';
import { FoodCompareAdd } from './food-compare-add.tsx';
import { FoodCompareTable } from './food-compare-table.tsx';

/** Foods side by side, and foods that can be added. */
export function FoodCompareScreen({ loaded }: { loaded: LoadedFoodComparison }) {
  const { t } = useLingui();
  const { foods, isNarrowed, hasRoom } = loaded;
  const here = compareFoodsPath(foods.map(({ id }) => id));
  return (
    <div className="page pt-5 pb-14">
      <Breadcrumbs
        crumbs={[
          { label: t`Home`, to: '/' },
          { label: t`Food Scanner`, to: '/food-scanner' },
          { label: t`Compare` },
        ]}
      />
      <div className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="h-page" tabIndex={-1}>
          <Trans>Compare foods</Trans>
        </h1>
        {foods.length > 1 && (
          <SegmentedLinks
            label={t`Rows`}
            links={[
              { to: here, label: t`Everything`, isCurrent: !isNarrowed },
              { to: `${here}?differences=1`, label: t`Only differences`, isCurrent: isNarrowed },
            ]}
          />
        )}
      </div>
      {foods.length === 1 && (
        <p className="mb-4 text-ink-2">
          <Trans>Choose one more to compare.</Trans>
        </p>
      )}
      <FoodCompareTable foods={foods} isNarrowed={isNarrowed} />
      {hasRoom && <FoodCompareAdd {...loaded} />}
    </div>
  );
}
