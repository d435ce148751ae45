import { savePersonProfile as contract } from '@souk/contract/modules/appointments/people';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Reader } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { lockUser } from '../../identity/index.ts';
import { deleteFiles, uploadFiles } from '../../media/index.ts';
import { personDescribed } from '../events.ts';
import { getPerson, listPeople } from './person.queries.ts';
import { people } from './person.tables.ts';

/** Sets what customers may know of somebody of the own team. */
export function savePersonProfile(
  db: Reader,
  seller: { id: number },
  resourceId: number,
  { bio = '', languages, is_woman: isWoman, remove_photo: isRemoved }: BodyOf<typeof contract>,
  files: readonly UploadedFile[] = [],
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockUser(tx, seller.id);
    await getPerson(tx, seller.id, resourceId);
    const [before] = await listPeople(tx, [resourceId]);
    const [photo] = await uploadFiles(tx, seller, files, contract.files);

    const formerId = before?.photoFileId ?? null;
    const photoFileId = photo?.id ?? (isRemoved ? null : formerId);
    const facts = { photoFileId, bio, languages: [...new Set(languages)], isWoman };
    await tx
      .insert(people)
      .values({ resourceId, ...facts })
      .onConflictDoUpdate({ target: people.resourceId, set: facts });
    if (formerId !== null && formerId !== photoFileId) await deleteFiles(tx, [formerId]);
    await publish(tx, personDescribed, { userId: seller.id });
  });
}
