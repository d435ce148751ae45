import type { AdImage } from '@souk/contract/modules/classifieds/images';
import type { AdImageRow } from './image.tables.ts';

export const presentImage = ({ id, path }: Pick<AdImageRow, 'id' | 'path'>): AdImage => ({
  id,
  path,
  url: `/files/${encodeURIComponent(path)}`,
});
