import {
  type CreatePackage,
  createPackage as contract,
  maxPackages,
} from '@souk/contract/modules/appointments/packages';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockUser } from '../../identity/index.ts';
import { uploadFiles } from '../../media/index.ts';
import { getSettings } from '../../settings/index.ts';
import { checkPackage } from './check-package.ts';
import { countPackages, insertPackage, writeServices } from './package.queries.ts';
import type { PackageRow } from './package.tables.ts';

/** Offers three own services together for less than they cost alone. */
export function createPackage(
  db: Reader,
  seller: { id: number },
  form: CreatePackage,
  files: readonly UploadedFile[] = [],
): Promise<PackageRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, seller.id);
    if ((await countPackages(tx, seller.id)) >= maxPackages)
      throw fieldProblem('name', say`You can add maximum ${maxPackages} packages.`);
    const sound = await checkPackage(tx, seller, form);
    const [image] = await uploadFiles(tx, seller, files, contract.files);

    const { currency } = await getSettings(tx);
    const made = { ...sound, sellerId: seller.id, imageFileId: image?.id ?? null, currency };
    const row = await insertPackage(tx, made);
    await writeServices(tx, row.id, form.service_ids);
    return row;
  });
}
