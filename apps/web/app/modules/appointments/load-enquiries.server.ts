import { type EnquiryState, listPreviousEnquiries } from '@souk/contract/modules/appointments/enquiries';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { requireUser } from '../../lib/session.server.ts';
import { enquiryStateList } from './enquiry-words.ts';

/** What a customer has asked, or what a business was asked, in the state that the address names. */
export async function loadEnquiries(args: PageArgs & { url: URL }) {
  const { seller_type: type } = await requireUser(args);
  const search = args.url.searchParams;
  const status: EnquiryState | undefined = enquiryStateList.find((each) => each === search.get('status'));
  const role = type === 'private' ? ('customer' as const) : ('seller' as const);
  const query = { page: search.get('page') ?? '1', role, ...(status ? { status } : {}) };
  return { role, status, enquiries: await call(args, listPreviousEnquiries, { query }) };
}
