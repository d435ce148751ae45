import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProduct } from '@souk/contract/modules/scanner/products';
import { Heart } from 'lucide-react';
import type { FormEvent } from 'react';
import { useFetcher } from 'react-router';
import { useViewer } from '../../../lib/page-root.ts';
import { useLogin } from '../../../shell/login/login-context.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

type Kept = Pick<FoodProduct, 'id' | 'name' | 'path' | 'is_favourite'>;

/** Keeps a food among the favourites or takes it out; visitors are asked to log in. */
export function KeepFood({ food }: { food: Kept }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const login = useLogin();
  const fetcher = useFetcher();
  const asked = fetcher.formData?.get('favorite');
  const isKept = asked === undefined || asked === null ? food.is_favourite : asked === '1';
  const ask = (event: FormEvent<HTMLFormElement>) => {
    if (viewer) return;
    event.preventDefault();
    login.open();
  };
  const { name } = food;
  return (
    <fetcher.Form method="post" action={`/food-favourite/${food.id}`} onSubmit={ask}>
      <input type="hidden" name="favorite" value={isKept ? '0' : '1'} />
      <input type="hidden" name="back" value={food.path} />
      <button
        type="submit"
        aria-pressed={isKept}
        aria-label={t`Save ${name}`}
        className={buttonClass({ tone: 'line' })}
      >
        <Icon of={Heart} size={18} isFilled={isKept} className={isKept ? 'text-bad' : ''} />
        {isKept ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      </button>
    </fetcher.Form>
  );
}
