import type { PortfolioFolder } from '@souk/contract/modules/sellers/portfolios';
import type { FolderWithImages } from './portfolio.queries.ts';

export const presentFolder = ({ folder, images }: FolderWithImages): PortfolioFolder => ({
  id: folder.id,
  folder_name: folder.folderName,
  description: folder.description,
  images: images.map(({ id, path, position }) => ({ id, image: path, position })),
  created_at: folder.createdAt.toISOString(),
});
