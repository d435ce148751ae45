import type { AlbumImage } from '@souk/contract/modules/media/images';
import type { AlbumImageRow } from './album.tables.ts';

export const presentImage = ({ id, path }: Pick<AlbumImageRow, 'id' | 'path'>): AlbumImage => ({
  id,
  path,
  url: `/files/${encodeURIComponent(path)}`,
});
