import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarEvent, CalendarResource } from '@souk/contract/modules/calendar/entries';
import { Form } from 'react-router';
import { Choice } from '../../../ui/choice.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../ui/form-scope.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface NoteFormProps {
  note: Pick<
    CalendarEvent,
    'title' | 'date' | 'end_date' | 'start_time' | 'end_time' | 'all_day' | 'is_blocked' | 'resource_id'
  >;
  /** A business's people, rooms and things; null for anybody else. */
  resources: readonly CalendarResource[] | null;
  timeZone: string;
  problems: FormOutcome | undefined;
}

function Busy({ note, resources }: Pick<NoteFormProps, 'note' | 'resources'>) {
  const { t } = useLingui();
  const isBusiness = resources !== null;
  return (
    <>
      <Choice
        name="is_blocked"
        label={isBusiness ? t`Can customers book then?` : t`Are you free then?`}
        defaultValue={note.is_blocked ? '1' : '0'}
        options={[
          { value: '0', label: isBusiness ? t`Yes, it is only a note` : t`Yes, it is only a note` },
          { value: '1', label: isBusiness ? t`No, block the time` : t`No, I am busy` },
        ]}
      />
      {isBusiness && resources.length > 0 && (
        <Select
          name="resource_id"
          label={t`Whose time is blocked`}
          placeholder={t`Everybody’s`}
          defaultValue={note.resource_id === null ? '' : String(note.resource_id)}
          options={resources.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </>
  );
}

/** What is noted, when, and whether its owner is free then. */
export function NoteForm({ note, resources, timeZone, problems }: NoteFormProps) {
  const { t } = useLingui();
  return (
    <FormScope of={problems}>
      <Form method="post" noValidate className="panel space-y-5 p-5 lg:p-7">
        <FormProblem />
        <TextField name="title" label={t`Title`} defaultValue={note.title} maxLength={120} />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField name="date" label={t`Date`} defaultValue={note.date} />
          <DateField
            name="end_date"
            label={t`Last day`}
            hint={t`If it takes several days.`}
            defaultValue={note.end_date === note.date ? '' : note.end_date}
          />
        </div>
        <Choice
          name="all_day"
          label={t`How long it takes`}
          defaultValue={note.all_day ? '1' : '0'}
          options={[
            { value: '0', label: t`From one time to another` },
            { value: '1', label: t`All day` },
          ]}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            name="start_time"
            kind="time"
            label={t`Start time`}
            hint={t`Time in ${timeZone}.`}
            defaultValue={note.all_day ? '' : note.start_time}
          />
          <DateField
            name="end_time"
            kind="time"
            label={t`End time`}
            defaultValue={note.all_day ? '' : note.end_time}
          />
        </div>
        <Busy note={note} resources={resources} />
        <div className="flex justify-end">
          <SubmitButton size="lg">
            <Trans>Save</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
