import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { EnquiryList } from '../components/enquiries/enquiry-list.tsx';
import { loadEnquiries } from '../load-enquiries.server.ts';
import type { Route } from './+types/previous-enquiries.ts';

export const handle = { access: 'login', screen: 'PreviousEnquiries' };

/** Questions and their answers: a customer's own, or those to a business. */
export const loader = (args: Route.LoaderArgs) => loadEnquiries(args);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Questions`)];

export default function PreviousEnquiries({ loaderData }: Route.ComponentProps) {
  return <EnquiryList {...loaderData} />;
}
