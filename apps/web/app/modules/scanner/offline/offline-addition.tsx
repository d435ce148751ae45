import { Trans, useLingui } from '@lingui/react/macro';
import { longestList } from '@souk/contract/modules/food/shelves';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { IngredientsField } from '../components/ingredients-field.tsx';
import { sayCode } from '../food-words.ts';
import { markOfflineUsed } from './offline-mark.ts';
import { keepAddition } from './queue.ts';
import { askForSync } from './queue-tag.ts';

/** The fields of the form that are filled in; the server takes no empty ones. */
function filled(form: FormData): Partial<Record<'brand' | 'quantity' | 'ingredients' | 'language', string>> {
  const take = (name: string) => {
    const text = String(form.get(name) ?? '').trim();
    return text ? { [name]: text } : {};
  };
  const ingredients = take('ingredients');
  return {
    ...take('brand'),
    ...take('quantity'),
    ...ingredients,
    ...('ingredients' in ingredients ? take('language') : {}),
  };
}

interface OfflineAdditionProps {
  gtin: string;
  ownerId: number | null;
  onKept: () => void;
}

/** A code that the device does not know: its pack's details wait here until the device is online. */
export function OfflineAddition({ gtin, ownerId, onKept }: OfflineAdditionProps) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<{ name?: string; ingredients?: string; form?: string }>({});
  const code = sayCode(gtin);

  const keep = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const name = String(form.get('name') ?? '').trim();
    if (!name) {
      setProblem({ name: t`Please enter the name on the pack.` });
      element.querySelector<HTMLInputElement>('[name=name]')?.focus();
      return;
    }
    const told = filled(form);
    if ((told.ingredients?.length ?? 0) > longestList) {
      setProblem({ ingredients: t`Max length must be ${longestList} characters.` });
      return;
    }
    try {
      markOfflineUsed();
      const at = new Date().toISOString();
      await keepAddition({ ownerId, at, product_code: gtin, name, ...told });
      await askForSync();
      onKept();
    } catch {
      setProblem({ form: t`This device has no space left for it. Please write it down.` });
    }
  };

  return (
    <FormScope of={problem.form ? { form: problem.form } : null}>
      <form
        noValidate
        aria-labelledby="addition"
        className="panel grid gap-4 p-5 lg:p-6"
        onSubmit={(event) => void keep(event)}
      >
        <div>
          <h2 id="addition" className="h-panel">
            <Trans>
              This device does not know <bdi className="num">{code}</bdi>
            </Trans>
          </h2>
          <p className="mt-1 text-[15px] text-ink-2">
            <Trans>
              Tell us what is on the pack. It is sent once you are online; you can add photos then.
            </Trans>
          </p>
        </div>
        {problem.form && (
          <p role="alert" className="font-semibold text-bad">
            {problem.form}
          </p>
        )}
        <TextField name="name" label={t`Name`} maxLength={200} autoComplete="off" problem={problem.name} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="brand" label={t`Brand (optional)`} maxLength={120} autoComplete="off" />
          <TextField name="quantity" label={t`Quantity (optional)`} maxLength={60} autoComplete="off" />
        </div>
        <IngredientsField problem={problem.ingredients} />
        <Button type="submit" className="justify-self-start">
          <Trans>Keep for later</Trans>
        </Button>
      </form>
    </FormScope>
  );
}
