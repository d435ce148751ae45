import type { Brochure } from '@souk/contract/modules/sellers/brochures';
import type { BrochureWithFile } from './brochure.queries.ts';

export const presentBrochure = ({ brochure, path, fileName }: BrochureWithFile): Brochure => ({
  id: brochure.id,
  title: brochure.title,
  file: path,
  file_name: fileName,
  created_at: brochure.createdAt.toISOString(),
});
