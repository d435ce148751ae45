import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { pageTitle } from '../../lib/page-head.ts';
import { requireUser } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { saveStep } from '../../modules/sellers/index.server.ts';
import { setupTargetOf } from '../../modules/sellers/index.ts';
import type { Route } from './+types/profile-setup-step.ts';
import { loadWizard, saveAccount } from './wizard.server.ts';
import { WizardScreen } from './wizard-screen.tsx';

export const handle = { access: 'login', screen: 'ProfileSetup' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Set up your profile`)];

export const loader = (args: Route.LoaderArgs) => loadWizard(args, args.params.cidOrStep);

/** How the wizard's forms are named where they refuse: upload steps share the panels of the business page. */
const sectionOf = (step: string) => step.replace('upload-', '');

/** Saves the step and continues. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireUser(args);
  const target = setupTargetOf(args.params.cidOrStep);
  if (target.kind !== 'step') throw data(null, { status: 404 });
  const saved = await saveStep(args, target.step, {
    isBusiness: viewer.seller_type !== 'private',
    foreign: { 'payment-information': saveAccount },
  });
  if (!saved.ok)
    return data({ section: sectionOf(target.step), problems: saved.problems }, { status: saved.status });
  return redirectWithToast(args, saved.to, saved.message);
}

export default function ProfileSetupStep({ loaderData, actionData }: Route.ComponentProps) {
  return <WizardScreen found={loaderData} refusal={actionData} />;
}
