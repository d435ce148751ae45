import {
  type CreateService,
  createService as contract,
  maxServices,
} from '@souk/contract/modules/appointments/services';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockUser } from '../../identity/index.ts';
import { uploadFiles } from '../../media/index.ts';
import { getSettings } from '../../settings/index.ts';
import { checkService } from './check-service.ts';
import { ensurePerson } from './ensure-person.ts';
import { indexService } from './index-service.ts';
import { notePrice } from './price.queries.ts';
import { countServices, insertService } from './service.queries.ts';
import type { ServiceRow } from './service.tables.ts';
import { writeParts } from './write-parts.ts';

/** Adds a service at the end of the seller's own, or where the form places it. */
export function createService(
  db: Reader,
  seller: { id: number },
  form: CreateService,
  files: readonly UploadedFile[] = [],
): Promise<ServiceRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, seller.id);
    const { count, last } = await countServices(tx, seller.id);
    if (count >= maxServices) throw fieldProblem('name', say`You can add maximum ${maxServices} services.`);
    const sound = await checkService(tx, seller, form);
    const [image] = await uploadFiles(tx, seller, files, contract.files);

    const { currency } = await getSettings(tx);
    const service = await insertService(tx, {
      ...sound,
      sellerId: seller.id,
      imageFileId: image?.id ?? null,
      currency,
      position: form.position ?? last + 1,
    });
    await writeParts(tx, service, form);
    await ensurePerson(tx, seller);
    await notePrice(tx, service);
    await indexService(tx, service);
    return service;
  });
}
