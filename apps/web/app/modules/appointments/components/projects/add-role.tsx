import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectCandidate } from '@souk/contract/modules/appointments/projects';
import { Form } from 'react-router';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../../ui/form-scope.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ThingSelect } from './thing-select.tsx';

interface AddRoleProps {
  candidates: readonly ProjectCandidate[];
  categories: readonly { id: number; name: string }[];
  problems: FormOutcome | undefined;
}

/** Adds what the event needs: something booked or asked for, or what is still to be found. */
export function AddRole({ candidates, categories, problems }: AddRoleProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="add" className="panel p-5 lg:p-6">
      <h2 id="add" className="h-panel mb-4">
        <Trans>Add to the event</Trans>
      </h2>
      <FormScope of={problems}>
        <Form method="post" noValidate className="space-y-4">
          <FormProblem />
          <TextField
            name="name"
            label={t`What it is`}
            placeholder={t`Venue, photographer, cake`}
            maxLength={80}
          />
          <Select
            name="category_id"
            label={t`Category to look in`}
            placeholder={t`Any`}
            options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <ThingSelect candidates={candidates} />
          <SubmitButton tone="line" isWide>
            <Trans>Add</Trans>
          </SubmitButton>
        </Form>
      </FormScope>
    </section>
  );
}
