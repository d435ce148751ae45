import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Refusal, sortOut, type UploadLimits } from '../../ui/upload-order.ts';

/** Uploads of business and profile: spec §5, image-size and image-types. */
const maxBytes = 4 * 1024 * 1024;

export const imageLimits: UploadLimits = { maxCount: 20, maxBytes, endings: ['jpg', 'jpeg', 'png'] };
export const paperLimits: UploadLimits = { maxCount: 1, maxBytes, endings: ['jpg', 'jpeg', 'png', 'pdf'] };

/** The specification's words for a file beyond the limits. */
export const refusalTexts: Record<Refusal['reason'], MessageDescriptor> = {
  size: msg`File size should be less than or equals to 4 mb.`,
  ending: msg`Only JPG, JPEG, PNG & PDF files are accepted.`,
  count: msg`Up to 20 pictures at once.`,
};

/** Why these files cannot be sent, in words; undefined if all can. */
export function refusalOf(
  files: readonly { name: string; size: number }[],
  limits: UploadLimits,
): MessageDescriptor | undefined {
  const [first] = sortOut(files, 0, limits).refused;
  return first && refusalTexts[first.reason];
}
