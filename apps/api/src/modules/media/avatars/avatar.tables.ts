import { bigId } from '../../../platform/platform.tables.ts';
import { media } from '../files/file.tables.ts';

/** Each user's avatar file, so that a new one can replace it; its path is in the user's row. */
export const avatars = media.table('avatars', {
  userId: bigId().primaryKey(),
  fileId: bigId().notNull(),
});
