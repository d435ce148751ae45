import { OfflineScreen } from '../offline/offline-screen.tsx';
import type { Route } from './+types/offline-scanner.ts';

export const handle = { access: 'public', screen: 'FoodScanner' };

export const meta: Route.MetaFunction = () => [
  { title: 'Scan without a network | Souk' },
  { name: 'robots', content: 'noindex' },
];

/** Kept by the worker: nothing on it is loaded from the server. */
export default function OfflineScanner() {
  return <OfflineScreen />;
}
