import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { resourceKinds, teamTypes } from '@souk/contract/modules/availability/resources';
import { Form } from 'react-router';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TeamCrumbs } from '../components/team/team-tabs.tsx';
import { addMember } from '../team-page.server.ts';
import { teamPath } from '../team-paths.ts';
import { kindWords } from '../team-words.ts';
import type { Route } from './+types/add-member.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'AddTeamMember',
};

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, teamTypes);
  return null;
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, teamTypes);
  return addMember(args);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Add to your team`)];

export default function AddMember({ actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  return (
    <OwnPage
      width="form"
      title={<Trans>Add to your team</Trans>}
      lead={<Trans>A person, a room, or a thing that only one customer can have at a time.</Trans>}
      crumbs={<TeamCrumbs name={t`Add to your team`} />}
    >
      <FormScope of={actionData}>
        <FormProblem labels={{ name: t`Name`, kind: t`What it is` }} />
        <Form method="post" noValidate className="panel grid gap-5 p-5 lg:p-6">
          <Select
            name="kind"
            label={t`What it is`}
            options={resourceKinds.map((kind) => ({ value: kind, label: i18n._(kindWords[kind]) }))}
            defaultValue="person"
          />
          <TextField name="name" label={t`Name`} maxLength={100} autoComplete="off" />
          <div className="flex flex-wrap justify-end gap-2.5">
            <ButtonLink to={teamPath} tone="line">
              <Trans>Cancel</Trans>
            </ButtonLink>
            <SubmitButton>
              <Trans>Add</Trans>
            </SubmitButton>
          </div>
        </Form>
      </FormScope>
    </OwnPage>
  );
}
