import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../lib/page-head.ts';
import type { Route } from './+types/profile-setup.ts';
import { loadWizard } from './wizard.server.ts';
import { WizardScreen } from './wizard-screen.tsx';

export const handle = { access: 'login', screen: 'ProfileSetup' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Set up your profile`)];

export const loader = (args: Route.LoaderArgs) => loadWizard(args, undefined);

export default function ProfileSetup({ loaderData }: Route.ComponentProps) {
  return <WizardScreen found={loaderData} refusal={undefined} />;
}
