import * as contract from '@souk/contract/modules/scanner/pack';
import type { Api } from '../../../platform/http/api.ts';
import { listPack } from './pack.queries.ts';
import { listPackKeys } from './pack-keys.ts';
import { signPage } from './sign-page.ts';

export function packRoutes(api: Api) {
  api.answer(contract.getFoodPack, async ({ db, config, query: { since } }) =>
    signPage(db, config, since, await listPack(db, since)),
  );

  api.answer(contract.listFoodPackKeys, async ({ db, config }) =>
    (await listPackKeys(db, config)).map(({ id, publicKey }) => ({ id, key: publicKey })),
  );
}
