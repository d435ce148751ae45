import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProduct } from '@souk/contract/modules/scanner/products';
import { Heart } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { KeepForm } from './keep-form.tsx';

type Kept = Pick<FoodProduct, 'id' | 'name' | 'path' | 'is_favourite'>;

/** The heart on a food's page, with its label. */
export function KeepFood({ food }: { food: Kept }) {
  const { t } = useLingui();
  const { name } = food;
  return (
    <KeepForm food={food} back={food.path}>
      {(isKept) => (
        <button
          type="submit"
          aria-pressed={isKept}
          aria-label={isKept ? t`Saved: ${name}` : t`Save ${name}`}
          className={buttonClass({ tone: 'line' })}
        >
          <Icon of={Heart} size={18} isFilled={isKept} className={isKept ? 'text-bad' : ''} />
          {isKept ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
        </button>
      )}
    </KeepForm>
  );
}
