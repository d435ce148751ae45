import { businessHead } from '../business-head.ts';
import { BusinessScreen } from '../components/business/business-screen.tsx';
import { loadBusinessAt } from '../load-business.server.ts';
import type { Route } from './+types/business.ts';

export const handle = { access: 'visitor-or-private', screen: 'BusinessDetail', cache: 10 };

/** A business that can be booked, under its type; every spelling leads here. */
export const loader = (args: Route.LoaderArgs) => loadBusinessAt(args, args.params.slug);

export const meta: Route.MetaFunction = businessHead;

export default function BusinessDetail({ loaderData }: Route.ComponentProps) {
  return <BusinessScreen shown={loaderData} />;
}
