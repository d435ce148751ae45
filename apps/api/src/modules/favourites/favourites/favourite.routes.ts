import * as contract from '@souk/contract/modules/favourites/favourites';
import { toPage } from '@souk/contract/shared/page';
import type { Db } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { kindsOf } from '../../../platform/subjects.ts';
import { presentFor } from '../../search/index.ts';
import { drop } from './drop.ts';
import { listFavourites, listWished } from './favourite.queries.ts';
import { keep } from './keep.ts';
import { presentWished } from './wished.present.ts';

interface Asked {
  module_type?: string | undefined;
  page: number;
  page_size: number;
}

async function favouritesPage(db: Db, user: { id: number }, asked: Asked) {
  const kinds = asked.module_type ? kindsOf(asked.module_type) : undefined;
  const { documents, total } = await listFavourites(db, user.id, kinds, asked);
  return toPage(await presentFor(db, user, documents), total, asked);
}

export function favouriteRoutes(api: Api) {
  api.answer(contract.addFavourite, async ({ db, user, body }) => {
    await keep(db, user.id, 'favourites', { moduleType: body.module_type, id: body.item_id });
    return { favourite: true } as const;
  });

  api.answer(contract.removeFavourite, async ({ db, user, body }) => {
    await drop(db, user.id, 'favourites', { moduleType: body.module_type, id: body.item_id });
    return { favourite: false } as const;
  });

  api.answer(contract.listFavourites, ({ db, user, query }) => favouritesPage(db, user, query));

  api.answer(contract.addWishlist, async ({ db, user, body }) => {
    const item = { moduleType: body.module_type ?? 'classified', id: body.classified_id };
    return { wishlist_count: await keep(db, user.id, 'wishlist', item) };
  });

  api.answer(contract.removeWishlist, async ({ db, user, body }) => {
    const item = { moduleType: body.module_type ?? 'classified', id: body.classified_id };
    return { wishlist_count: await drop(db, user.id, 'wishlist', item) };
  });

  api.answer(contract.addRetailWishlist, async ({ db, user, body }) => ({
    wishlist_count: await keep(db, user.id, 'wishlist', { moduleType: 'retail', id: body.item_id }),
  }));

  api.answer(contract.removeRetailWishlist, async ({ db, user, body }) => ({
    wishlist_count: await drop(db, user.id, 'wishlist', { moduleType: 'retail', id: body.item_id }),
  }));

  api.answer(contract.listWishlist, async ({ db, user, query }) => {
    const kinds = query.module_type ? kindsOf(query.module_type) : undefined;
    const { subjects, total } = await listWished(db, user.id, kinds, query);
    return toPage(await presentWished(db, user, subjects), total, query);
  });
}
