import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectDetail } from '@souk/contract/modules/appointments/projects';
import { Form } from 'react-router';
import { DateField } from '../../../../ui/date-field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../../ui/form-scope.tsx';
import { PriceField } from '../../../../ui/price-field.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

interface ProjectFormProps {
  project: ProjectDetail | null;
  problems: FormOutcome | undefined;
}

/** What an event is, when and where, for how many and at what cost. */
export function ProjectForm({ project, problems }: ProjectFormProps) {
  const { t } = useLingui();
  const budget = project?.budget ? String(project.budget.cents / 100) : '';
  return (
    <FormScope of={problems}>
      <Form method="post" noValidate className="panel space-y-5 p-5 lg:p-7">
        <FormProblem />
        <TextField
          name="title"
          label={t`Name of the event`}
          placeholder={t`Our wedding`}
          maxLength={120}
          defaultValue={project?.title ?? ''}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="event_type"
            label={t`Event type`}
            placeholder={t`Wedding, birthday, conference`}
            maxLength={80}
            defaultValue={project?.event_type ?? ''}
          />
          <DateField name="date" label={t`Date`} defaultValue={project?.date ?? ''} />
          <TextField
            name="place"
            label={t`Place (optional)`}
            maxLength={200}
            defaultValue={project?.place ?? ''}
          />
          <TextField
            name="guests"
            type="number"
            inputMode="numeric"
            min={1}
            label={t`Guests (optional)`}
            defaultValue={project?.guests === null ? '' : String(project?.guests ?? '')}
          />
          <PriceField name="budget" label={t`Budget (optional)`} defaultValue={budget} />
        </div>
        <div className="flex justify-end">
          <SubmitButton size="lg">
            {project ? <Trans>Save event</Trans> : <Trans>Begin event</Trans>}
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
