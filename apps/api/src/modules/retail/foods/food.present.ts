import type { ProductFood } from '@souk/contract/modules/retail/foods';
import { presentJudgement } from '../../food/index.ts';
import type { ProductRow } from '../products/product.tables.ts';

/** What is said of a product as food; null for what is none, or of what nothing is known. */
export const presentFood = ({ food, ingredients }: ProductRow): ProductFood | null =>
  food && { ...presentJudgement(food), ingredients, judged_by: food.judgedBy, path: food.path };
