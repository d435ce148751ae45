import { data } from 'react-router';
import type { Route } from './+types/page-not-found.ts';
import { NotFound } from './not-found.tsx';

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = () => [
  { title: 'Page not found | Souk' },
  { name: 'robots', content: 'noindex' },
];

export default function PageNotFound() {
  return <NotFound />;
}
