import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { registerKnownFoods } from '../food/index.ts';
import { registerKinds } from '../notifications/index.ts';
import { addressRoutes } from './addresses/address.routes.ts';
import { detailRoutes } from './details/detail.routes.ts';
import { favouriteRoutes } from './favourites/favourite.routes.ts';
import { tellWorsenedJob } from './favourites/note-worsened.ts';
import { tellWorsened } from './favourites/tell-worsened.ts';
import { sweepImages } from './images/product-album.ts';
import { listRoutes } from './lists/list.routes.ts';
import { packRoutes } from './pack/pack.routes.ts';
import { rotatePackKeys, sealPackKeys } from './pack/pack-keys.ts';
import { scannerPersonalData } from './personal-data.ts';
import { photoRoutes } from './photos/photo.routes.ts';
import { listKnownFoods } from './products/known-foods.ts';
import { productLife } from './products/product.life.ts';
import { productKind, productSubject } from './products/product-subject.ts';
import { bookReanalysis, reanalyseJob, reanalyseProducts } from './products/reanalyse-products.ts';
import { profileRoutes } from './profiles/profile.routes.ts';
import { scanRoutes } from './scans/scan.routes.ts';
import { sweepScans } from './scans/sweep-scans.ts';
import { submissionRoutes } from './submissions/submission.routes.ts';

registerKnownFoods(listKnownFoods);

registerKinds({
  food: { words: say`Foods you keep or have added`, action: say`See the food`, channels: ['mail', 'push'] },
});

export const scanner = defineModule({
  name: 'scanner',
  routes: [
    scanRoutes,
    listRoutes,
    detailRoutes,
    submissionRoutes,
    favouriteRoutes,
    profileRoutes,
    packRoutes,
    addressRoutes,
    photoRoutes,
  ],
  lives: { [productLife.name]: { life: productLife } },
  subjects: { [productKind]: productSubject },
  personalData: scannerPersonalData,
  jobs: (config) => ({
    [reanalyseJob]: reanalyseProducts,
    'scanner-rotate-pack-keys': (db) => rotatePackKeys(db, config),
    [tellWorsenedJob]: tellWorsened,
    'scanner-sweep-images': sweepImages,
    'scanner-sweep-scans': sweepScans,
  }),
  schedule: {
    [reanalyseJob]: '11 2 * * *',
    'scanner-rotate-pack-keys': '23 4 * * *',
    'scanner-sweep-images': '47 3 * * *',
    'scanner-sweep-scans': '57 3 * * *',
  },
  prepare: async (tx, config) => {
    await sealPackKeys(tx, config);
    await bookReanalysis(tx);
  },
});
