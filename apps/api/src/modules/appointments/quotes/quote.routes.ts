import * as contract from '@souk/contract/modules/appointments/quotes';
import { toPage } from '@souk/contract/shared/page';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { presentBookingDetail } from '../../bookings/index.ts';
import { acceptQuote } from './accept-quote.ts';
import { getOwnBrief } from './brief.queries.ts';
import { cancelQuote } from './cancel-quote.ts';
import { declineQuote } from './decline-quote.ts';
import { declineQuoteRequest } from './decline-quote-request.ts';
import { hideQuote } from './hide-quote.ts';
import { listBusinessesToAsk } from './list-businesses-to-ask.ts';
import { offerVisit } from './offer-visit.ts';
import { sideOf } from './quote.policy.ts';
import { presentQuotes } from './quote.present.ts';
import { getQuote, listQuotes } from './quote.queries.ts';
import { presentBriefDetail, presentQuoteDetail } from './quote-detail.present.ts';
import { readBriefImage } from './read-brief-image.ts';
import { renewQuote } from './renew-quote.ts';
import { requestQuote } from './request-quote.ts';
import { sendQuote } from './send-quote.ts';

/** From the request for a quote to the booking. */
export function quoteRoutes(api: Api) {
  api.answer(contract.requestQuote, async ({ db, user, body, files }) => {
    const [first] = await requestQuote(db, user, body, files);
    if (!first) throw new Problem('record-not-found');
    return presentQuoteDetail(db, first, 'customer');
  });

  api.answer(contract.listBusinessesToAsk, async ({ db, query }) => listBusinessesToAsk(db, query));

  api.answer(contract.listPreviousQuotes, async ({ db, user, query }) => {
    const side = user.sellerType === 'private' ? 'customer' : 'seller';
    const { rows, total } = await listQuotes(db, user, side, query);
    return toPage(await presentQuotes(db, rows, side), total, query);
  });

  api.answer(contract.getBrief, async ({ db, user, params }) =>
    presentBriefDetail(db, await getOwnBrief(db, params.brief_id, user)),
  );

  api.answer(contract.getQuote, async ({ db, user, params }) => {
    const quote = await getQuote(db, params.quote_id);
    return presentQuoteDetail(db, quote, sideOf(quote, user));
  });

  api.answer(contract.readBriefImage, async ({ db, user, params, reply }) => {
    reply.file(await readBriefImage(db, user, params.quote_id, params.image_id));
    return null;
  });

  api.answer(contract.sendQuote, async ({ db, user, body }) =>
    presentQuoteDetail(db, await sendQuote(db, user, body), 'seller'),
  );

  api.answer(contract.declineQuoteRequest, async ({ db, user, params, body }) =>
    presentQuoteDetail(db, await declineQuoteRequest(db, user, params.quote_id, body.reason), 'seller'),
  );

  api.answer(contract.offerVisit, async ({ db, user, params, body }) =>
    presentQuoteDetail(db, await offerVisit(db, user, params.booking_id, body), 'seller'),
  );

  api.answer(contract.acceptQuote, async ({ db, user, params, body }) =>
    presentBookingDetail(db, await acceptQuote(db, user, params.quote_id, body), 'customer'),
  );

  api.answer(contract.declineQuote, async ({ db, user, params, body }) =>
    presentQuoteDetail(db, await declineQuote(db, user, params.quote_id, body.reason), 'customer'),
  );

  api.answer(contract.cancelQuote, async ({ db, user, params, body }) => {
    const quote = await cancelQuote(db, user, params.quote_id, body.reason);
    return presentQuoteDetail(db, quote, sideOf(quote, user));
  });

  api.answer(contract.renewQuote, async ({ db, user, params }) =>
    presentQuoteDetail(db, await renewQuote(db, user, params.quote_id), 'customer'),
  );

  api.answer(contract.hideQuote, async ({ db, user, params }) => {
    await hideQuote(db, user, params.quote_id);
    return null;
  });
}
