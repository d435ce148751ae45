import type { PrintedLabel, PrintLanguage } from '@souk/contract/modules/scanner/photos';
import { BoundedQueue } from '../../../platform/bounded-queue.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { inspect, notAccepted } from '../../../platform/files/inspect.ts';
import { redraw } from '../../../platform/files/pictures.ts';
import { contentOf, type UploadedFile } from '../../../platform/http/exchange.ts';
import { recognisePrint } from './recognise-print.ts';

/** Recognition takes a core and 150 MB: one photo at a time per process. */
const inTurn = new BoundedQueue({ atOnce: 1, waiting: 3, perOwner: 1 });

const reading = new Set<number>();

async function readPicture(photo: UploadedFile, language: PrintLanguage, owner: string) {
  const bytes = await contentOf(photo);
  const { extension } = await inspect(bytes, photo.field, 'image');
  const picture = await redraw(bytes, extension, owner).catch((error: unknown) => {
    throw error instanceof Problem ? error : notAccepted(photo.field, 'image');
  });
  const label = await recognisePrint(picture.bytes, language);
  if (!label || label.text === '') throw new Problem('photo-unreadable');
  return label;
}

/** Reads the print on a photo: one at a time per user, a few overall; nothing of it is stored. */
export async function readLabelPhoto(
  user: { id: number },
  [photo]: readonly UploadedFile[],
  language: PrintLanguage,
): Promise<PrintedLabel> {
  if (!photo) throw fieldProblem('photo', 'Photo is required.');
  if (reading.has(user.id)) throw new Problem('photo-waiting');
  reading.add(user.id);
  try {
    const owner = `user ${user.id}`;
    return await inTurn.run(owner, () => readPicture(photo, language, owner));
  } finally {
    reading.delete(user.id);
  }
}
