import type { ProductFood } from '@souk/contract/modules/retail/foods';
import { presentJudgement } from '../../food/index.ts';
import type { ProductRow } from '../products/product.tables.ts';

/** A product's food facts; null if it is not food, or nothing is known. */
export const presentFood = ({ food, ingredients }: ProductRow): ProductFood | null =>
  food && { ...presentJudgement(food), ingredients, judged_by: food.judgedBy, path: food.path };
