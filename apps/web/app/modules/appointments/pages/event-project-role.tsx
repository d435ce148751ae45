import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Form } from 'react-router';
import { pageTitle } from '../../../lib/page-head.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { ThingSelect } from '../components/projects/thing-select.tsx';
import { fillRole, loadRole } from '../project.server.ts';
import { projectPath } from '../project-paths.ts';
import type { Route } from './+types/event-project-role.ts';

export const handle = { access: 'private', screen: 'EventProjectRole' };

/** Which booking, quote or brief one part of an event is. */
export const loader = ({ params, ...args }: Route.LoaderArgs) => loadRole(args, params.id, params.roleId);

export const action = ({ params, ...args }: Route.ActionArgs) => fillRole(args, params.id, params.roleId);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Choose what you booked`)];

export default function EventProjectRole({ loaderData, actionData }: Route.ComponentProps) {
  const { project, role, candidates } = loaderData;
  return (
    <OwnPage
      width="form"
      title={<bdi>{role.name}</bdi>}
      crumbs={
        <Breadcrumbs
          crumbs={[{ label: project.title, to: projectPath(project.project_id) }, { label: role.name }]}
        />
      }
    >
      <FormScope of={actionData}>
        <Form method="post" noValidate className="panel space-y-5 p-5 lg:p-7">
          <FormProblem />
          <ThingSelect candidates={candidates} />
          <div className="flex justify-end">
            <SubmitButton size="lg">
              <Trans>Save</Trans>
            </SubmitButton>
          </div>
        </Form>
      </FormScope>
    </OwnPage>
  );
}
