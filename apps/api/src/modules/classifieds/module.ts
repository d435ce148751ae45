import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { registerKinds } from '../notifications/index.ts';
import { adLife } from './ads/ad.life.ts';
import { adRoutes } from './ads/ad.routes.ts';
import { adSubject } from './ads/ad-subject.ts';
import { expireAd } from './ads/expire-ad.ts';
import { forgetDeletions } from './ads/forget-deletions.ts';
import { draftRoutes } from './drafts/draft.routes.ts';
import { sweepImages } from './images/ad-album.ts';
import { imageRoutes } from './images/image.routes.ts';
import { listingRoutes } from './listings/listing.routes.ts';
import { expireOffer } from './offers/expire-offer.ts';
import { offerLife } from './offers/offer.life.ts';
import { offerRoutes } from './offers/offer.routes.ts';
import { classifiedsPersonalData } from './personal-data.ts';
import { classifiedsReactions } from './reactions.ts';
import { reportRoutes } from './reports/report.routes.ts';

registerKinds({
  offer: { words: say`Offers`, action: say`See the offer`, channels: ['mail', 'push'] },
  'ad-approved': { words: say`Your ad was approved`, action: say`See your ad`, channels: ['mail', 'push'] },
  'ad-rejected': { words: say`Your ad was rejected`, action: say`See your ad`, channels: ['mail', 'push'] },
  'ad-expired': { words: say`Your ad has expired`, action: say`Post it again`, channels: ['mail'] },
  'ad-reported': { words: say`Your ad was reported`, action: say`See your ad`, channels: ['mail'] },
});

export const classifieds = defineModule({
  name: 'classifieds',
  routes: [adRoutes, listingRoutes, imageRoutes, draftRoutes, offerRoutes, reportRoutes],
  reactions: classifiedsReactions,
  lives: {
    [adLife.name]: { life: adLife, onTime: expireAd },
    [offerLife.name]: { life: offerLife, onTime: expireOffer },
  },
  subjects: { 'classifieds.ad': adSubject },
  personalData: classifiedsPersonalData,
  jobs: {
    'classifieds-sweep-images': sweepImages,
    'classifieds-forget-deletions': forgetDeletions,
  },
  schedule: {
    'classifieds-sweep-images': '17 3 * * *',
    'classifieds-forget-deletions': '47 3 * * *',
  },
});
