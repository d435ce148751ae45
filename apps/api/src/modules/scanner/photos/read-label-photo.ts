import type { PrintedLabel, PrintLanguage } from '@souk/contract/modules/scanner/photos';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { inspect, notAccepted } from '../../../platform/files/inspect.ts';
import { redraw } from '../../../platform/files/pictures.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { recognisePrint } from './recognise-print.ts';

/** Reading takes a core and 150 MB: one at a time in a process. */
const mostWaiting = 4;

const reading = new Set<number>();
let last: Promise<unknown> = Promise.resolve();

/** One after another, so that the next begins when the one before has ended, however it ended. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

async function readPicture({ field, bytes }: UploadedFile, language: PrintLanguage): Promise<PrintedLabel> {
  const { extension } = await inspect(bytes, field, 'image');
  const picture = await redraw(bytes, extension).catch(() => {
    throw notAccepted(field, 'image');
  });
  const label = await recognisePrint(picture.bytes, language);
  if (!label || label.text === '') throw new Problem('photo-unreadable');
  return label;
}

/** Reads the print on a photograph: one at a time of a user, few of all, and nothing is kept of it. */
export async function readLabelPhoto(
  user: { id: number },
  [photo]: readonly UploadedFile[],
  language: PrintLanguage,
): Promise<PrintedLabel> {
  if (!photo) throw fieldProblem('photo', 'Photo is required.');
  if (reading.has(user.id)) throw new Problem('photo-waiting');
  if (reading.size >= mostWaiting) throw new Problem('overloaded');
  reading.add(user.id);
  try {
    return await inTurn(() => readPicture(photo, language));
  } finally {
    reading.delete(user.id);
  }
}
