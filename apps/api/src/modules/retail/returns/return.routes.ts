import * as contract from '@souk/contract/modules/retail/returns';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { approveReturn } from './approve-return.ts';
import { closeReturn } from './close-return.ts';
import { declineReturn } from './decline-return.ts';
import { checkSide } from './lock-own-return.ts';
import { readReturnImage } from './read-return-image.ts';
import { receiveReturn } from './receive-return.ts';
import { refundReturn } from './refund-return.ts';
import { requestReturn } from './request-return.ts';
import { presentReturn, presentReturns } from './return.present.ts';
import { findReturns, getReturn } from './return.queries.ts';
import { sendReturn } from './send-return.ts';
import { withdrawReturn } from './withdraw-return.ts';

/** The buyer's side of returns. */
export function returnRoutes(api: Api) {
  api.answer(contract.requestReturn, async ({ db, user, params, body, files }) => {
    const { reason, comment, lines } = body;
    const row = await requestReturn(db, user, params.id, { reason, comment, lines }, files);
    return presentReturn(db, row, 'buyer');
  });

  api.answer(contract.listReturns, async ({ db, user, query }) => {
    const { rows, total } = await findReturns(db, user, 'buyer', query);
    return toPage(await presentReturns(db, rows, 'buyer'), total, query);
  });

  api.answer(contract.getReturn, async ({ db, user, params }) => {
    const row = await getReturn(db, params.id);
    checkSide(row, user, 'buyer');
    return presentReturn(db, row, 'buyer');
  });

  api.answer(contract.readReturnImage, async ({ db, user, params, reply }) => {
    checkSide(await getReturn(db, params.id), user, 'buyer');
    reply.file(await readReturnImage(db, params.id, params.image_id));
    return null;
  });

  api.answer(contract.withdrawReturn, async ({ db, user, params }) =>
    presentReturn(db, await withdrawReturn(db, user, params.id), 'buyer'),
  );

  api.answer(contract.sendReturn, async ({ db, user, params, body }) => {
    const parcel = { carrier: body.carrier, trackingNumber: body.tracking_number };
    return presentReturn(db, await sendReturn(db, user, params.id, parcel), 'buyer');
  });
}

/** The seller's side of returns. */
export function sellerReturnRoutes(api: Api) {
  api.answer(contract.listSellerReturns, async ({ db, user, query }) => {
    const { rows, total } = await findReturns(db, user, 'seller', query);
    return toPage(await presentReturns(db, rows, 'seller'), total, query);
  });

  api.answer(contract.getSellerReturn, async ({ db, user, params }) => {
    const row = await getReturn(db, params.id);
    checkSide(row, user, 'seller');
    return presentReturn(db, row, 'seller');
  });

  api.answer(contract.readSellerReturnImage, async ({ db, user, params, reply }) => {
    checkSide(await getReturn(db, params.id), user, 'seller');
    reply.file(await readReturnImage(db, params.id, params.image_id));
    return null;
  });

  api.answer(contract.approveReturn, async ({ db, user, params }) =>
    presentReturn(db, await approveReturn(db, user, params.id), 'seller'),
  );
  api.answer(contract.declineReturn, async ({ db, user, params, body }) =>
    presentReturn(db, await declineReturn(db, user, params.id, body.reason), 'seller'),
  );
  api.answer(contract.receiveReturn, async ({ db, user, params, body }) =>
    presentReturn(db, await receiveReturn(db, user, params.id, body.is_sellable), 'seller'),
  );
  api.answer(contract.refundReturn, async ({ db, user, params }) =>
    presentReturn(db, await refundReturn(db, user, params.id), 'seller'),
  );
  api.answer(contract.closeReturn, async ({ db, user, params, body }) =>
    presentReturn(db, await closeReturn(db, user, params.id, body.reason), 'seller'),
  );
}
