import * as contract from '@souk/contract/modules/scanner/pack';
import type { Api } from '../../../platform/http/api.ts';
import { listPack } from './pack.queries.ts';

export function packRoutes(api: Api) {
  api.answer(contract.getFoodPack, async ({ db, query }) => listPack(db, query.since));
}
