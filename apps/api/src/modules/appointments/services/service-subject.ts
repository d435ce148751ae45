import type { Reader } from '../../../platform/db/database.ts';
import type { SubjectCard, SubjectKind, SubjectRemains } from '../../../platform/subjects.ts';
import { imagePaths } from '../../media/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { isPublic } from './service.policy.ts';
import { listServicesById } from './service.queries.ts';
import { servicePath } from './service.rules.ts';

async function cardsOf(reader: Reader, ids: readonly number[]): Promise<SubjectCard[]> {
  const shown = (await listServicesById(reader, ids)).filter(isPublic);
  const images = await imagePaths(
    reader,
    shown.flatMap(({ imageFileId }) => imageFileId ?? []),
  );
  const businesses = await businessCards(
    reader,
    shown.map(({ sellerId }) => sellerId),
  );
  return shown.flatMap((service) => {
    const business = businesses.get(service.sellerId);
    if (!business) return [];
    return {
      id: service.id,
      title: service.name,
      path: servicePath(service, business),
      imagePath: service.imageFileId === null ? null : (images.get(service.imageFileId) ?? null),
      priceCents: service.priceCents,
    };
  });
}

const remainsOf = async (reader: Reader, ids: readonly number[]): Promise<SubjectRemains[]> =>
  (await listServicesById(reader, ids)).map((service) => ({
    id: service.id,
    because: service.archivedAt ? 'deleted' : 'withdrawn',
    title: service.name,
    imagePath: null,
    path: null,
    module: 'booking',
  }));

/** What services of the house may know of one that a business offers. */
export const serviceSubject: SubjectKind = {
  moduleTypes: ['service', 'booking'],
  owner: async (reader, id) => (await listServicesById(reader, [id]))[0]?.sellerId,
  cards: cardsOf,
  remains: remainsOf,
};
