import { data } from 'react-router';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { SetupScreen } from '../components/setup-screen.tsx';
import { loadSetup } from '../load-setup.server.ts';
import { saveStep } from '../save-setup.server.ts';
import { setupTargetOf } from '../setup-steps.ts';
import type { Route } from './+types/profile-setup-step.ts';

export const handle = { access: 'login', screen: 'ProfileSetup' };

export const meta: Route.MetaFunction = () => [{ title: 'Set up your profile | Souk' }];

export const loader = (args: Route.LoaderArgs) => loadSetup(args, args.params.cidOrStep);

/** How the wizard's forms are named where they refuse: upload steps share the panels of the business page. */
const sectionOf = (step: string) => step.replace('upload-', '');

/** Saves the step and goes on. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireUser(args);
  const target = setupTargetOf(args.params.cidOrStep);
  if (target.kind !== 'step') throw data(null, { status: 404 });
  const saved = await saveStep(args, target.step, viewer.seller_type !== 'private');
  if (!saved.ok)
    return data({ section: sectionOf(target.step), problems: saved.problems }, { status: saved.status });
  return redirectWithToast(args, saved.to, saved.message);
}

export default function ProfileSetupStep({ loaderData, actionData }: Route.ComponentProps) {
  return <SetupScreen found={loaderData} refusal={actionData} />;
}
