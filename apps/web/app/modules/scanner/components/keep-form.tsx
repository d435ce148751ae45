import type { FoodProduct } from '@souk/contract/modules/scanner/products';
import type { FormEvent, ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { useViewer } from '../../../lib/page-root.ts';
import { useLogin } from '../../../shell/login/login-context.tsx';

interface KeepFormProps {
  food: Pick<FoodProduct, 'id' | 'is_favourite'>;
  /** Where to go without scripts. */
  back: string;
  /** Its button, by whether the food is kept. */
  children: (isKept: boolean) => ReactNode;
}

/** Adds a food to the favourites or removes it; visitors are asked to log in. */
export function KeepForm({ food, back, children }: KeepFormProps) {
  const viewer = useViewer();
  const login = useLogin();
  const fetcher = useFetcher();
  const asked = fetcher.formData?.get('favorite');
  const isKept = asked === undefined || asked === null ? food.is_favourite : asked === '1';
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (viewer) return;
    event.preventDefault();
    login.open();
  };
  return (
    <fetcher.Form method="post" action={`/food-favourite/${food.id}`} onSubmit={send}>
      <input type="hidden" name="favorite" value={isKept ? '0' : '1'} />
      <input type="hidden" name="back" value={back} />
      {children(isKept)}
    </fetcher.Form>
  );
}
