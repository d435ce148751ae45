import type { Tx } from '../../../platform/db/database.ts';
import { attributesOf, categoryPath } from '../../catalogue/index.ts';
import { putDocument, removeDocument } from '../../search/index.ts';
import { listImagesOf } from '../images/ad-album.ts';
import { isListed } from './ad.policy.ts';
import type { AdRow } from './ad.tables.ts';
import { describeAd } from './describe-ad.ts';

type Images = readonly { path: string }[];

/** Writes the ad's search document, or removes it if the ad is in no list; lists read nothing else. */
export async function indexAd(tx: Tx, ad: AdRow, images?: Images): Promise<void> {
  if (!isListed(ad)) return removeDocument(tx, { kind: 'classifieds.ad', id: ad.id });
  const shown = images ?? (await listImagesOf(tx, ad.id));
  const document = describeAd(ad, {
    path: await categoryPath(tx, ad.categoryId),
    attributes: await attributesOf(tx, ad.categoryId),
    images: shown.map(({ path }) => path),
  });
  await putDocument(tx, document);
}
