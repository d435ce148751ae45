import { SetupScreen } from '../components/setup-screen.tsx';
import { loadSetup } from '../load-setup.server.ts';
import type { Route } from './+types/profile-setup.ts';

export const handle = { access: 'login', screen: 'ProfileSetup' };

export const meta: Route.MetaFunction = () => [{ title: 'Set up your profile | Souk' }];

export const loader = (args: Route.LoaderArgs) => loadSetup(args, undefined);

export default function ProfileSetup({ loaderData }: Route.ComponentProps) {
  return <SetupScreen found={loaderData} refusal={undefined} />;
}
