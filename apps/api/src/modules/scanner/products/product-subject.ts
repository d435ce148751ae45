import type { Reader } from '../../../platform/db/database.ts';
import type { SubjectKind } from '../../../platform/subjects.ts';
import { coversOf } from '../images/product-album.ts';
import { productPath } from './code.rules.ts';
import { isPublic } from './product.policy.ts';
import { listProductsById } from './product.queries.ts';

export const productKind = 'scanner.product';

async function cardsOf(reader: Reader, ids: readonly number[]) {
  const shown = (await listProductsById(reader, ids)).filter(isPublic);
  const covers = await coversOf(
    reader,
    shown.map(({ id }) => id),
  );
  return shown.map(({ id, name }) => ({
    id,
    title: name,
    path: productPath(id),
    priceCents: null,
    imagePath: covers.get(id) ?? null,
  }));
}

/** What services may know of a food: favourites refer to it as `scanner.product`. Nobody owns one. */
export const productSubject: SubjectKind = {
  moduleTypes: ['food'],
  owner: async () => undefined,
  cards: cardsOf,
  remains: async (reader, ids) =>
    (await listProductsById(reader, ids)).map((product) => ({
      id: product.id,
      title: isPublic(product) ? product.name : '',
      module: 'food',
      because: 'withdrawn' as const,
      imagePath: null,
      path: isPublic(product) ? productPath(product.id) : null,
    })),
};
