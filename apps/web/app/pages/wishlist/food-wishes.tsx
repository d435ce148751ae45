import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type CardFood, FoodCard, FoodGrid } from '../../modules/scanner/index.ts';

interface FoodWishesProps {
  foods: readonly CardFood[];
  /** Shown if there is nothing. */
  empty: ReactNode;
}

/** Favourite foods as cards with their verdicts; removing one shows a toast with an undo. */
export function FoodWishes({ foods, empty }: FoodWishesProps) {
  const { t } = useLingui();
  if (foods.length === 0) return empty;
  return (
    <section aria-label={t`Favourite foods`}>
      <FoodGrid>
        {foods.map((food) => (
          <FoodCard key={food.id} food={food} headingLevel={2} />
        ))}
      </FoodGrid>
    </section>
  );
}
