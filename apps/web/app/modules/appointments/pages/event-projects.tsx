import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { ProjectList } from '../components/projects/project-list.tsx';
import { loadProjects } from '../project.server.ts';
import type { Route } from './+types/event-projects.ts';

export const handle = { access: 'private', screen: 'EventProjects' };

export const loader = (args: Route.LoaderArgs) => loadProjects(args);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`My events`)];

export default function EventProjects({ loaderData }: Route.ComponentProps) {
  return <ProjectList projects={loaderData} />;
}
