import { updateService as contract, type EditService } from '@souk/contract/modules/appointments/services';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { deleteFiles, uploadFiles } from '../../media/index.ts';
import { checkService, type ServiceForm } from './check-service.ts';
import { indexService } from './index-service.ts';
import { notePrice } from './price.queries.ts';
import { changeService, lockOwnService } from './service.queries.ts';
import type { ServiceRow } from './service.tables.ts';
import { writeParts } from './write-parts.ts';

/** The form that would make this service. */
const formOf = (service: ServiceRow): ServiceForm => ({
  name: service.name,
  category_id: service.categoryId,
  description: service.description,
  price_kind: service.priceKind,
  price: service.priceCents,
  is_gst_free: service.isGstFree,
  duration_minutes: service.durationMinutes,
  set_up_minutes: service.setUpMinutes,
  clean_up_minutes: service.cleanUpMinutes,
  processing_from: service.processingFrom,
  processing_minutes: service.processingMinutes,
  place: service.place,
  needs_place: service.needsPlace,
  most_people: service.mostPeople,
  is_halal: service.isHalal,
  is_active: service.isActive,
});

interface Picture {
  files: readonly UploadedFile[];
  isRemoved: boolean;
}

/** The service's picture after the change. */
async function pictureAfter(
  tx: Tx,
  service: ServiceRow,
  { files, isRemoved }: Picture,
): Promise<number | null> {
  const [image] = await uploadFiles(tx, { id: service.sellerId }, files, contract.files);
  return image?.id ?? (isRemoved ? null : service.imageFileId);
}

/** Changes what is given of an own service; everything else stays as it is. */
export function updateService(
  db: Reader,
  seller: { id: number },
  serviceId: number,
  edit: EditService,
  files: readonly UploadedFile[] = [],
): Promise<ServiceRow> {
  return db.transaction(async (tx) => {
    const service = await lockOwnService(tx, serviceId, seller);
    if (service.archivedAt) throw new Problem('record-not-found');
    const { position, people: _people, add_ons: _addOns, remove_image: isRemoved = false, ...rest } = edit;
    const form = { ...formOf(service), ...rest } as ServiceForm;
    const sound = await checkService(tx, seller, form, service.categoryId);
    const imageFileId = await pictureAfter(tx, service, { files, isRemoved });

    const changes = { ...sound, imageFileId, position: position ?? service.position };
    const changed = await changeService(tx, service, changes);
    if (service.imageFileId !== null && service.imageFileId !== imageFileId)
      await deleteFiles(tx, [service.imageFileId]);
    await writeParts(tx, service, edit);
    await notePrice(tx, changed);
    await indexService(tx, changed);
    return changed;
  });
}
