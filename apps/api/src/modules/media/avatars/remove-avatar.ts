import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { lockUser, setUserImage } from '../../identity/index.ts';
import { deleteFiles } from '../files/delete-file.ts';
import { avatars } from './avatar.tables.ts';

/** Deletes the user's avatar and its file. */
export function removeAvatar(db: Db, user: { id: number }): Promise<void> {
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const [old] = await tx.delete(avatars).where(eq(avatars.userId, user.id)).returning();
    await setUserImage(tx, user.id, null);
    if (old) await deleteFiles(tx, [old.fileId]);
  });
}
