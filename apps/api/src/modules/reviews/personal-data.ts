import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFiles } from '../media/index.ts';
import { likes, reports } from './responses/response.tables.ts';
import { forgetComments } from './responses/review-reports.ts';
import { dropImages } from './reviews/review.queries.ts';
import { reviews } from './reviews/review.tables.ts';

async function erasePhotos(tx: Tx, userId: number): Promise<void> {
  const own = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.authorId, userId));
  for (const { id } of own) await deleteFiles(tx, await dropImages(tx, id));
}

/** Reviews stay without a name, because others rely on them; photos, likes and reports are erased. */
export const reviewsPersonalData: PersonalData = {
  export: async (reader, userId) => ({
    written: await reader.select().from(reviews).where(eq(reviews.authorId, userId)),
    replies: await reader
      .select({ reviewId: reviews.id, reply: reviews.reply, repliedAt: reviews.repliedAt })
      .from(reviews)
      .where(eq(reviews.reviewedId, userId)),
    likes: await reader.select().from(likes).where(eq(likes.userId, userId)),
    reports: await reader.select().from(reports).where(eq(reports.reporterId, userId)),
  }),
  erase: async (tx, userId) => {
    await erasePhotos(tx, userId);
    await tx.delete(likes).where(eq(likes.userId, userId));
    await forgetComments(tx, userId);
    await tx
      .update(reviews)
      .set({ reply: null, repliedAt: null, replyChangedAt: null })
      .where(eq(reviews.reviewedId, userId));
  },
};
