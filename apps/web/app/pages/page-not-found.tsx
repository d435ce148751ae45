import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { pageTitle } from '../lib/page-head.ts';
import type { Route } from './+types/page-not-found.ts';
import { NotFound } from './not-found.tsx';

export const handle = { screen: 'PageNotFound' };

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Page not found`),
  { name: 'robots', content: 'noindex' },
];

export default function PageNotFound() {
  return <NotFound />;
}
