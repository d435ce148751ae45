import { data } from 'react-router';
import type { Route } from './+types/un-authorize.ts';
import { NotAllowed } from './not-allowed.tsx';

export const loader = () => data(null, { status: 403 });

export const meta: Route.MetaFunction = () => [
  { title: 'Not allowed | Souk' },
  { name: 'robots', content: 'noindex' },
];

export default function UnAuthorize() {
  return <NotAllowed />;
}
