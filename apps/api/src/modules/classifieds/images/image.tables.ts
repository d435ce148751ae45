import { albumTable } from '../../media/index.ts';
import { classifieds } from '../ads/ad.tables.ts';

export const adImages = albumTable(classifieds, 'ad_images', 'ad_id');
