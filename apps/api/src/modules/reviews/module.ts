import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { registerKinds } from '../notifications/index.ts';
import { reviewsPersonalData } from './personal-data.ts';
import { responseRoutes } from './responses/response.routes.ts';
import { publishReview } from './reviews/publish-review.ts';
import { reviewLife } from './reviews/review.life.ts';
import { reviewRoutes } from './reviews/review.routes.ts';

registerKinds({
  review: { words: say`Reviews`, action: say`Read the review`, channels: ['mail', 'push'] },
});

export const reviews = defineModule({
  name: 'reviews',
  routes: [reviewRoutes, responseRoutes],
  lives: { [reviewLife.name]: { life: reviewLife, onTime: publishReview } },
  personalData: reviewsPersonalData,
});
