import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { ProjectScreen } from '../components/projects/project-screen.tsx';
import { addRole, loadPlan } from '../project.server.ts';
import type { Route } from './+types/event-project.ts';

export const handle = { access: 'private', screen: 'EventProject' };

/** One event; its form adds to it. */
export const loader = (args: Route.LoaderArgs) => loadPlan(args, args.params.id);

export const action = (args: Route.ActionArgs) => addRole(args, args.params.id);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  pageTitle(matches, loaderData?.project.title ?? msg`My events`),
];

export default function EventProject({ loaderData, actionData }: Route.ComponentProps) {
  return <ProjectScreen {...loaderData} problems={actionData} />;
}
