import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { lockUser, setUserImage } from '../../identity/index.ts';
import { deleteFiles } from '../files/delete-file.ts';
import { uploadFiles } from '../files/upload-files.ts';
import { avatars } from './avatar.tables.ts';

/** Replaces the user's avatar and deletes the old file. */
export async function changeAvatar(
  db: Db,
  user: { id: number },
  uploads: readonly UploadedFile[],
): Promise<{ image: string }> {
  const [picture] = await uploadFiles(db, user, uploads, { field: 'image', max: 1, kind: 'image' });
  if (!picture) throw fieldProblem('image', 'This field is required.');

  await db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const [old] = await tx.select().from(avatars).where(eq(avatars.userId, user.id));
    await tx
      .insert(avatars)
      .values({ userId: user.id, fileId: picture.id })
      .onConflictDoUpdate({ target: avatars.userId, set: { fileId: picture.id } });
    await setUserImage(tx, user.id, picture.path);
    if (old) await deleteFiles(tx, [old.fileId]);
  });
  return { image: picture.path };
}
