import { businessHead } from '../business-head.ts';
import { BusinessScreen } from '../components/business/business-screen.tsx';
import { loadBusinessWith } from '../load-business.server.ts';
import type { Route } from './+types/bookings-detail.ts';

export const handle = { access: 'visitor-or-private', screen: 'BookingsDetail', cache: 10 };

/** The same business by its id; only module and id matter, whatever follows them. */
export const loader = ({ params, ...args }: Route.LoaderArgs) =>
  loadBusinessWith(args, { module: params.module, id: params.id });

export const meta: Route.MetaFunction = businessHead;

export default function BookingsDetail({ loaderData }: Route.ComponentProps) {
  return <BusinessScreen shown={loaderData} />;
}
