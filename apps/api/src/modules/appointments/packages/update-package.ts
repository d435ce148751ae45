import { updatePackage as contract, type EditPackage } from '@souk/contract/modules/appointments/packages';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { getUser } from '../../identity/index.ts';
import { deleteFiles, uploadFiles } from '../../media/index.ts';
import { checkPackage, type PackageForm } from './check-package.ts';
import { changePackage, lockOwnPackage, servicesOfPackages, writeServices } from './package.queries.ts';
import { daysOf } from './package.rules.ts';
import type { PackageRow } from './package.tables.ts';

/** The form that would make this package. */
async function formOf(tx: Tx, row: PackageRow): Promise<PackageForm> {
  const { timeZone } = await getUser(tx, row.sellerId);
  const { first, last } = daysOf(row, timeZone);
  return {
    name: row.name,
    description: row.description,
    service_ids: (await servicesOfPackages(tx, [row.id])).get(row.id) ?? [],
    price: row.priceCents,
    start_date: first,
    end_date: last,
    is_active: row.isActive,
  };
}

/** Pausing needs no look at services and prices, which may have changed since. */
const isPause = (edit: EditPackage) =>
  Object.entries(edit).every(([name, value]) => value === undefined || name === 'is_active') &&
  edit.is_active === false;

/** Changes what is given of an own package; everything else stays as it is. */
export function updatePackage(
  db: Reader,
  seller: { id: number },
  packageId: number,
  edit: EditPackage,
  files: readonly UploadedFile[] = [],
): Promise<PackageRow> {
  return db.transaction(async (tx) => {
    const row = await lockOwnPackage(tx, packageId, seller);
    if (isPause(edit) && files.length === 0) return changePackage(tx, row, { isActive: false });
    const { remove_image: isRemoved = false, ...rest } = edit;
    const form = { ...(await formOf(tx, row)), ...rest } as PackageForm;
    const sound = await checkPackage(tx, seller, form, row);
    const [image] = await uploadFiles(tx, seller, files, contract.files);
    const imageFileId = image?.id ?? (isRemoved ? null : row.imageFileId);

    const changed = await changePackage(tx, row, { ...sound, imageFileId });
    if (row.imageFileId !== null && row.imageFileId !== imageFileId) await deleteFiles(tx, [row.imageFileId]);
    if (edit.service_ids) await writeServices(tx, row.id, edit.service_ids);
    return changed;
  });
}
