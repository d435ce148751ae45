import { useLingui } from '@lingui/react/macro';
import type { FoodProduct } from '@souk/contract/modules/scanner/products';
import { useLocation } from 'react-router';
import { HeartButton } from '../../../ui/heart-button.tsx';
import { KeepForm } from './keep-form.tsx';

/** The heart on a food's card. */
export function FoodHeart({ food }: { food: Pick<FoodProduct, 'id' | 'name' | 'is_favourite'> }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { name } = food;
  return (
    <KeepForm food={food} back={`${pathname}${search}`}>
      {(isKept) => <HeartButton isSaved={isKept} label={t`Save ${name}`} />}
    </KeepForm>
  );
}
