import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import type { ReactNode } from 'react';
import { VerdictPill } from '../../food/index.ts';
import { ListingFormPage } from '../../search/index.ts';
import { fullName } from './food-card.tsx';

interface FoodFormPageProps {
  food: Pick<FoodProductDetail, 'name' | 'quantity' | 'path' | 'images' | 'verdict'>;
  title: ReactNode;
  children: ReactNode;
}

/** A form about a food as a separate page that shows the food. */
export const FoodFormPage = ({ food, ...page }: FoodFormPageProps) => (
  <ListingFormPage
    {...page}
    listing={{ title: fullName(food), path: food.path, images: food.images }}
    price={<VerdictPill verdict={food.verdict} size="sm" />}
  />
);
