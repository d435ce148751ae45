import { businessHead } from '../business-head.ts';
import { BusinessScreen } from '../components/business/business-screen.tsx';
import { loadNamedBusiness } from '../load-business.server.ts';
import type { Route } from './+types/vendor-profile.ts';

export const handle = { access: 'visitor-or-private', screen: 'HandymanVendorProfile', cache: 10 };

/** The same business at an address that names it in its query. */
export const loader = (args: Route.LoaderArgs) => loadNamedBusiness(args);

export const meta: Route.MetaFunction = businessHead;

export default function VendorProfile({ loaderData }: Route.ComponentProps) {
  return <BusinessScreen shown={loaderData} />;
}
