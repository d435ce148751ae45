import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { registerKinds } from '../notifications/index.ts';
import { brochureRoutes } from './brochures/brochure.routes.ts';
import { certificateLife } from './certificates/certificate.life.ts';
import { certificateRoutes } from './certificates/certificate.routes.ts';
import { documentLife } from './documents/document.life.ts';
import { documentRoutes } from './documents/document.routes.ts';
import { galleryRoutes } from './gallery/gallery.routes.ts';
import { portfolioRoutes } from './portfolios/portfolio.routes.ts';
import { postageRoutes } from './postage/postage.routes.ts';
import { profileRoutes } from './profiles/profile.routes.ts';
import { sellerChannels } from './profiles/seller-terms.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { sellerData } from './seller-data.ts';
import { setupRoutes } from './setup/setup.routes.ts';

registerKinds({
  verification: {
    words: say`Verification of your business`,
    action: say`See your profile`,
    channels: ['mail'],
  },
});

export const sellers = defineModule({
  name: 'sellers',
  routes: [
    registrationRoutes,
    profileRoutes,
    setupRoutes,
    postageRoutes,
    documentRoutes,
    certificateRoutes,
    brochureRoutes,
    galleryRoutes,
    portfolioRoutes,
  ],
  lives: {
    [documentLife.name]: { life: documentLife },
    [certificateLife.name]: { life: certificateLife },
  },
  personalData: sellerData,
  channels: sellerChannels,
});
