import { moduleOf } from '@souk/contract/shared/seller-types';
import type { Viewer } from './viewer.ts';

/** Body classes for seller type and module (B-051). */
export const bodyClassOf = (viewer: Viewer | null): string =>
  viewer ? `seller-${viewer.seller_type} module-${moduleOf[viewer.seller_type]}` : '';
