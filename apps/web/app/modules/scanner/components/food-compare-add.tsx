import { Trans, useLingui } from '@lingui/react/macro';
import { ShoppingBasket } from 'lucide-react';
import { CompareAdd, CompareAddRow } from '../../../ui/compare-add.tsx';
import { VerdictPill } from '../../food/index.ts';
import { compareFoodsPath } from '../compare-path.ts';
import type { LoadedFoodComparison } from '../load-food-comparison.server.ts';
import { FoodName } from './food-card.tsx';

/** Finds one more food to compare. */
export function FoodCompareAdd({
  foods,
  keyword,
  toAdd,
}: Pick<LoadedFoodComparison, 'foods' | 'keyword' | 'toAdd'>) {
  const { t } = useLingui();
  const ids = foods.map(({ id }) => id);
  return (
    <CompareAdd
      title={<Trans>Add a food</Trans>}
      label={t`Search for a food`}
      placeholder={t`Gummies, biscuits, noodles`}
      keyword={keyword}
      rows={toAdd.map((food) => (
        <CompareAddRow
          key={food.id}
          to={compareFoodsPath([...ids, food.id])}
          image={food.image}
          fallback={ShoppingBasket}
          name={<FoodName food={food} />}
        >
          <p className="mt-1">
            <VerdictPill verdict={food.verdict} size="sm" />
          </p>
        </CompareAddRow>
      ))}
    />
  );
}
