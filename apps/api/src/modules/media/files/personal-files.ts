import { desc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { deleteFiles } from './delete-file.ts';
import { files } from './file.tables.ts';

/** A user's uploads: part of their export, deleted with their account. */
export const personalFiles: PersonalData = {
  export: (reader, userId) =>
    reader
      .select({ name: files.name, type: files.type, bytes: files.bytes, uploadedAt: files.createdAt })
      .from(files)
      .where(eq(files.ownerId, userId))
      .orderBy(desc(files.id)),
  erase: async (tx, userId) => {
    const own = await tx.select({ id: files.id }).from(files).where(eq(files.ownerId, userId));
    await deleteFiles(
      tx,
      own.map(({ id }) => id),
    );
  },
};
