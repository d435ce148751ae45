import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { pageTitle } from '../lib/page-head.ts';
import type { Route } from './+types/un-authorize.ts';
import { NotAllowed } from './not-allowed.tsx';

export const handle = { screen: 'UnAuthorize' };

export const loader = () => data(null, { status: 403 });

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Not allowed`),
  { name: 'robots', content: 'noindex' },
];

export default function UnAuthorize() {
  return <NotAllowed />;
}
