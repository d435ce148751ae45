import type { Reader } from '../../../platform/db/database.ts';
import { listImagesOf } from '../images/ad-album.ts';
import { type AdChange, changesBetween, versionOf } from './ad.rules.ts';
import type { AdRow } from './ad.tables.ts';

/** The changes since the last approval; nothing for an ad that was never approved. */
export async function changesOf(reader: Reader, ad: AdRow): Promise<AdChange[]> {
  const images = await listImagesOf(reader, ad.id);
  return changesBetween(
    ad.approvedVersion,
    versionOf(
      ad,
      images.map(({ path }) => path),
    ),
  );
}
