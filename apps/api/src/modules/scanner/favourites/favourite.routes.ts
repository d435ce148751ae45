import * as contract from '@souk/contract/modules/scanner/lists';
import type { Api } from '../../../platform/http/api.ts';
import { drop, keep, toggle } from '../../favourites/index.ts';

const wordsFor = (isKept: boolean) => (isKept ? 'Added to favourites.' : 'Removed from favourites.');

export function favouriteRoutes(api: Api) {
  api.answer(contract.toggleFoodFavourite, async ({ db, user, body, reply }) => {
    const item = { moduleType: 'food', id: body.product_id };
    let isKept = body.favorite;
    if (isKept === undefined) isKept = await toggle(db, user.id, 'favourites', item);
    else await (isKept ? keep : drop)(db, user.id, 'favourites', item);
    reply.say(wordsFor(isKept));
    return { favorite: isKept };
  });
}
