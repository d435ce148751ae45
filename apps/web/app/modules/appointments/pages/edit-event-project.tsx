import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { ProjectForm } from '../components/projects/project-form.tsx';
import { loadProject, saveProject } from '../project.server.ts';
import { projectPath } from '../project-paths.ts';
import type { Route } from './+types/edit-event-project.ts';

export const handle = { access: 'private', screen: 'EditEventProject' };

export const loader = (args: Route.LoaderArgs) => loadProject(args, args.params.id);

export const action = (args: Route.ActionArgs) => saveProject(args, args.params.id);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Edit event`)];

export default function EditEventProject({ loaderData: project, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <OwnPage
      width="form"
      title={<Trans>Edit event</Trans>}
      crumbs={
        <Breadcrumbs
          crumbs={[{ label: project.title, to: projectPath(project.project_id) }, { label: t`Edit event` }]}
        />
      }
    >
      <ProjectForm project={project} problems={actionData} />
    </OwnPage>
  );
}
