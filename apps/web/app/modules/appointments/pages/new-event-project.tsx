import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { ProjectForm } from '../components/projects/project-form.tsx';
import { saveProject } from '../project.server.ts';
import { projectsPath } from '../project-paths.ts';
import type { Route } from './+types/new-event-project.ts';

export const handle = { access: 'private', screen: 'NewEventProject' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return null;
}

export const action = (args: Route.ActionArgs) => saveProject(args, undefined);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Plan an event`)];

export default function NewEventProject({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <OwnPage
      width="form"
      title={<Trans>Plan an event</Trans>}
      crumbs={
        <Breadcrumbs crumbs={[{ label: t`My events`, to: projectsPath }, { label: t`Plan an event` }]} />
      }
    >
      <ProjectForm project={null} problems={actionData} />
    </OwnPage>
  );
}
