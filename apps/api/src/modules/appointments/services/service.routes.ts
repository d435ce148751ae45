import * as contract from '@souk/contract/modules/appointments/services';
import { toPage } from '@souk/contract/shared/page';
import { moneyIn, moneyOrNull } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Api } from '../../../platform/http/api.ts';
import { getShownBusiness } from '../../sellers/index.ts';
import { createService } from './create-service.ts';
import { deleteService } from './delete-service.ts';
import { listPricesOf, lowestBeforeEach } from './price.queries.ts';
import { restoreService } from './restore-service.ts';
import { presentPublicServices, presentService, presentServices } from './service.present.ts';
import { getOwnService, listPublicServicesOf, listServicesOf } from './service.queries.ts';
import { updateService } from './update-service.ts';

export function serviceRoutes(api: Api) {
  api.answer(contract.listServices, async ({ db, user, query }) => {
    const { rows, total } = await listServicesOf(db, user.id, query);
    return toPage(await presentServices(db, rows), total, query);
  });

  api.answer(contract.getService, async ({ db, user, params }) =>
    presentService(db, await getOwnService(db, params.service_id, user)),
  );

  api.answer(contract.listServicePrices, async ({ db, user, params }) => {
    const { id, currency } = await getOwnService(db, params.service_id, user);
    const [lowest] = await lowestBeforeEach(db, [{ id, at: new Date(clock.now().getTime() + 1) }]);
    return {
      prices: (await listPricesOf(db, id)).map(({ priceCents, since }) => ({
        price: moneyIn(currency, priceCents),
        since: since.toISOString(),
      })),
      lowest_30_days: moneyOrNull(currency, lowest ?? null),
    };
  });

  api.answer(contract.createService, async ({ db, user, body, files }) =>
    presentService(db, await createService(db, user, body, files)),
  );

  api.answer(contract.updateService, async ({ db, user, params, body, files }) =>
    presentService(db, await updateService(db, user, params.service_id, body, files)),
  );

  api.answer(contract.deleteService, async ({ db, user, params }) => {
    await deleteService(db, user, params.service_id);
    return null;
  });

  api.answer(contract.restoreService, async ({ db, user, params }) =>
    presentService(db, await restoreService(db, user, params.service_id)),
  );

  api.answer(contract.listPublicServices, async ({ db, params, query }) => {
    const { userId } = await getShownBusiness(db, params.business_id);
    const { rows, total } = await listPublicServicesOf(db, userId, query);
    return toPage(await presentPublicServices(db, userId, rows), total, query);
  });
}
