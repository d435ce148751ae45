import type { Document } from '@souk/contract/modules/sellers/documents';
import type { DocumentWithFile } from './document.queries.ts';

export const presentDocument = ({ document, fileName, fileType }: DocumentWithFile): Document => ({
  id: document.id,
  type: document.type,
  file_name: fileName,
  file_type: fileType,
  status: document.state,
  created_at: document.createdAt.toISOString(),
});
