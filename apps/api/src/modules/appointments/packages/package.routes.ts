import * as contract from '@souk/contract/modules/appointments/packages';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { createPaymentProviders } from '../../payments/index.ts';
import { getShownBusiness } from '../../sellers/index.ts';
import { bookAndPay } from '../bookings/book-and-pay.ts';
import { presentPaid } from '../bookings/paid.present.ts';
import { bookingOfPackage } from './booking-of-package.ts';
import { createPackage } from './create-package.ts';
import { deletePackage } from './delete-package.ts';
import { presentPackage, presentPackages } from './package.present.ts';
import { getOwnPackage, listPackagesOf, listPublicPackagesOf } from './package.queries.ts';
import { updatePackage } from './update-package.ts';

export function packageRoutes(api: Api) {
  api.answer(contract.listPackages, async ({ db, user, query }) => {
    const { rows, total } = await listPackagesOf(db, user.id, query);
    return toPage(await presentPackages(db, rows, user.id), total, query);
  });

  api.answer(contract.getPackage, async ({ db, user, params }) =>
    presentPackage(db, await getOwnPackage(db, params.package_id, user)),
  );

  api.answer(contract.createPackage, async ({ db, user, body, files }) =>
    presentPackage(db, await createPackage(db, user, body, files)),
  );

  api.answer(contract.updatePackage, async ({ db, user, params, body, files }) =>
    presentPackage(db, await updatePackage(db, user, params.package_id, body, files)),
  );

  api.answer(contract.deletePackage, async ({ db, user, params }) => {
    await deletePackage(db, user, params.package_id);
    return null;
  });

  api.answer(contract.listPublicPackages, async ({ db, params, query }) => {
    const { userId } = await getShownBusiness(db, params.business_id);
    const { rows, total } = await listPublicPackagesOf(db, userId, query);
    return toPage(await presentPackages(db, rows, userId), total, query);
  });

  api.answer(contract.payPackage, async ({ db, config, user, body, once }) => {
    const { payment_method, card_id, stripeToken, ...form } = body;
    const pay = { payment_method, card_id, stripeToken };
    const wanted = await bookingOfPackage(db, form);
    return presentPaid(
      db,
      await bookAndPay(db, createPaymentProviders(config, db), user, { wanted, pay, once }),
    );
  });
}
