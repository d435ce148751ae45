import type { ProductDetail } from '@souk/contract/modules/retail/product-lists';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import type { Log } from '../../../platform/log.ts';
import { recordView, viewerOf } from '../../search/index.ts';
import { productKind } from '../products/product.life.ts';
import { presentDetail } from './detail.present.ts';
import type { WantedPlace } from './place-of.ts';

interface Opening {
  db: Db;
  viewer: User | null;
  headers: { cookie?: string | undefined };
  config: Config;
  log: Log;
}

/** Shows the product and records a view; nothing waits for the record, and losing one does no harm. */
export async function openProduct(
  { db, viewer, headers, config, log }: Opening,
  productId: number,
  { location, lat, lng, variant_id: variantId }: WantedPlace & { variant_id?: number | undefined },
): Promise<ProductDetail> {
  const place = { location, lat, lng, variantId, timeZone: config.DEFAULT_TIME_ZONE };
  const detail = await presentDetail(db, productId, viewer, place);
  const looker = detail.role === 'viewer' ? viewerOf(viewer, headers) : undefined;
  if (looker)
    recordView(db, looker, { kind: productKind, id: productId }).catch((error: unknown) =>
      log.warn({ err: error, productId }, 'a view was not noted'),
    );
  return detail;
}
