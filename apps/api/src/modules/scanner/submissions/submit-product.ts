import type { PackFields } from '@souk/contract/modules/scanner/submissions';
import type { HalalStatus, PackSide } from '@souk/contract/modules/scanner/words';
import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { foodSubmitted } from '../events.ts';
import {
  listImagesOf,
  nameSides,
  placeImages,
  releaseImages,
  uploadImages,
} from '../images/product-album.ts';
import { addProduct, type NewProduct } from '../products/add-product.ts';
import { gtinOf } from '../products/code.rules.ts';
import { dayOf, judgePack } from '../products/judge-pack.ts';
import { findByGtin, lockProduct, moveProduct } from '../products/product.queries.ts';
import { type ProductRow, productVersions } from '../products/product.tables.ts';
import { packOf } from './pack-form.ts';

export interface Addition extends PackFields {
  product_code: string;
  name: string;
  halal_status?: HalalStatus | undefined;
  image_sides?: readonly PackSide[];
  client_key?: string;
}

/**
 * A rejected product becomes pending again with its new contributor's description; nothing of the old one is shown.
 */
async function addAnew(tx: Tx, id: number, { facts, createdBy, ...fresh }: NewProduct): Promise<ProductRow> {
  const rejected = await lockProduct(tx, id);
  if (rejected.state !== 'rejected') throw new Problem('food-exists');
  await releaseImages(tx, await listImagesOf(tx, id));
  await tx.delete(productVersions).where(eq(productVersions.productId, id));
  return moveProduct(tx, rejected, {
    move: 'resubmit',
    by: 'contributor',
    byUserId: createdBy,
    changes: {
      ...facts,
      ...(await judgePack(facts, dayOf(clock.now()))),
      version: rejected.version + 1,
      deskStatus: null,
      halalNote: null,
      source: fresh.source,
      licence: null,
      createdBy: createdBy ?? null,
      clientKey: fresh.clientKey ?? null,
      claimedStatus: fresh.claimedStatus ?? null,
    },
  });
}

/** Adds a food that is not known yet, or no longer; it becomes public once an admin has verified it. */
export async function submitProduct(
  db: Db,
  user: { id: number },
  form: Addition,
  files: readonly UploadedFile[] = [],
): Promise<ProductRow> {
  const gtin = gtinOf(form.product_code);
  const fresh: NewProduct = {
    gtin,
    facts: packOf(form),
    source: 'user',
    state: 'pending',
    createdBy: user.id,
    clientKey: form.client_key,
    claimedStatus: form.halal_status,
  };
  const known = await findByGtin(db, gtin);
  if (known && known.state !== 'rejected') throw new Problem('food-exists');
  const images = await uploadImages(db, user, files);

  return db.transaction(async (tx) => {
    const product = known ? await addAnew(tx, known.id, fresh) : await addProduct(tx, fresh);
    if (!product) throw new Problem('food-exists');
    await placeImages(
      tx,
      { id: product.id, ownerId: user.id },
      images.map(({ id }) => id),
    );
    await nameSides(tx, images, form.image_sides ?? []);
    await publish(tx, foodSubmitted, { productId: product.id });
    return product;
  });
}
