import type { Route } from './+types/profile-setup.ts';
import { loadWizard } from './wizard.server.ts';
import { WizardScreen } from './wizard-screen.tsx';

export const handle = { access: 'login', screen: 'ProfileSetup' };

export const meta: Route.MetaFunction = () => [{ title: 'Set up your profile | Souk' }];

export const loader = (args: Route.LoaderArgs) => loadWizard(args, undefined);

export default function ProfileSetup({ loaderData }: Route.ComponentProps) {
  return <WizardScreen found={loaderData} refusal={undefined} />;
}
