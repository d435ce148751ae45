import type { ReviewedFood } from '@souk/contract/modules/admin/food-products';
import { deskFoodActs } from '../food-acts.ts';
import { DeskActs } from './desk-acts.tsx';

interface FoodDecisionsProps {
  food: ReviewedFood;
  /** Where to go afterwards: the next one of the queue. */
  back?: string | undefined;
}

/** What may be decided on a food now; a correction leaves its state as it is. */
export function FoodDecisions({ food, back }: FoodDecisionsProps) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <DeskActs of={deskFoodActs} row={food} given={{ status: food.status }} back={back} />
    </div>
  );
}
