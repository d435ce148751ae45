import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { OfflineScreen } from '../offline/offline-screen.tsx';
import type { Route } from './+types/offline-scanner.ts';

export const handle = { access: 'public', screen: 'FoodScanner' };

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Scan without a network`),
  { name: 'robots', content: 'noindex' },
];

/** Kept by the worker: nothing on it is loaded from the server. */
export default function OfflineScanner() {
  return <OfflineScreen />;
}
