import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { addSource } from '@souk/contract/modules/calendar/sources';
import { data, Form } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CalendarCrumbs } from '../components/calendar-crumbs.tsx';
import { loadNoteForm } from '../load-note.server.ts';
import type { Route } from './+types/new-source.ts';

export const handle = { access: 'login', screen: 'NewCalendarSource' };

export const loader = (args: Route.LoaderArgs) => loadNoteForm(args);

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const added = await submit(args, addSource);
  if (!added.ok) return data(added.problems, { status: added.status });
  return redirectWithToast(args, '/calendar/settings', added.message);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Add a calendar`)];

export default function NewSource({ loaderData: { resources }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <OwnPage
      width="form"
      title={<Trans>Add a calendar</Trans>}
      crumbs={
        <CalendarCrumbs
          crumbs={[{ label: t`Calendar settings`, to: '/calendar/settings' }, { label: t`Add a calendar` }]}
        />
      }
    >
      <FormScope of={actionData}>
        <Form method="post" noValidate className="panel space-y-5 p-5 lg:p-7">
          <FormProblem />
          <TextField name="name" label={t`Name`} maxLength={100} />
          <TextField
            name="address"
            label={t`iCal address`}
            hint={t`It begins with https or webcal and often ends with .ics.`}
            maxLength={2000}
          />
          {resources && resources.length > 0 && (
            <Select
              name="resource_id"
              label={t`Whose time is blocked`}
              placeholder={t`Nobody’s: it is only shown`}
              options={resources.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
          <div className="flex justify-end">
            <SubmitButton size="lg">
              <Trans>Add a calendar</Trans>
            </SubmitButton>
          </div>
        </Form>
      </FormScope>
    </OwnPage>
  );
}
