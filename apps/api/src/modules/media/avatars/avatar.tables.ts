import { bigId } from '../../../platform/platform.tables.ts';
import { media } from '../files/file.tables.ts';

/** Which file is whose picture, so that a new one replaces it; the path stands with the user. */
export const avatars = media.table('avatars', {
  userId: bigId().primaryKey(),
  fileId: bigId().notNull(),
});
