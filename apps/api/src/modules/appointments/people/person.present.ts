import type { PersonFacts, PersonProfile } from '@souk/contract/modules/appointments/people';
import type { Reader } from '../../../platform/db/database.ts';
import { imagePaths } from '../../media/index.ts';
import { doneAloneBy, getPerson, listPeople } from './person.queries.ts';

/** Of somebody who has said nothing of themselves. */
export const noFacts: PersonFacts = { photo: null, bio: '', languages: [], is_woman: false };

/** Person → what customers may know of them. */
export async function factsOf(reader: Reader, ids: readonly number[]): Promise<Map<number, PersonFacts>> {
  const rows = await listPeople(reader, ids);
  const photos = await imagePaths(
    reader,
    rows.flatMap(({ photoFileId }) => photoFileId ?? []),
  );
  return new Map(
    rows.map(({ resourceId, photoFileId, bio, languages, isWoman }) => [
      resourceId,
      {
        photo: photoFileId === null ? null : (photos.get(photoFileId) ?? null),
        bio,
        languages,
        is_woman: isWoman,
      },
    ]),
  );
}

export async function presentPerson(
  reader: Reader,
  seller: { id: number },
  resourceId: number,
): Promise<PersonProfile> {
  const { id } = await getPerson(reader, seller.id, resourceId);
  const facts = (await factsOf(reader, [id])).get(id) ?? noFacts;
  return { ...facts, does_alone: await doneAloneBy(reader, seller.id, id) };
}
