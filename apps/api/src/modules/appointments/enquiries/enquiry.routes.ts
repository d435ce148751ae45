import * as contract from '@souk/contract/modules/appointments/enquiries';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { declineEnquiry } from './decline-enquiry.ts';
import { enquire } from './enquire.ts';
import { presentEnquiries, presentEnquiry } from './enquiry.present.ts';
import { getOwnEnquiry, listEnquiries } from './enquiry.queries.ts';
import { replyEnquiry } from './reply-enquiry.ts';

/** Questions to businesses and their answers. */
export function enquiryRoutes(api: Api) {
  api.answer(contract.enquire, async ({ db, user, body }) =>
    presentEnquiry(db, await enquire(db, user, body), user),
  );

  api.answer(contract.replyEnquiry, async ({ db, user, params, body }) =>
    presentEnquiry(db, await replyEnquiry(db, user, params.id, body.message), user),
  );

  api.answer(contract.declineEnquiry, async ({ db, user, params, body }) =>
    presentEnquiry(db, await declineEnquiry(db, user, params.id, body.reason), user),
  );

  api.answer(contract.listPreviousEnquiries, async ({ db, user, query }) => {
    const { rows, total } = await listEnquiries(db, user, query);
    return toPage(await presentEnquiries(db, rows, user), total, query);
  });

  api.answer(contract.getEnquiry, async ({ db, user, params }) =>
    presentEnquiry(db, await getOwnEnquiry(db, params.id, user), user),
  );
}
