import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal, UploadLimits } from '../../ui/upload-order.ts';
import { imageEndings, maxImageBytes, photoRefusals } from '../media/index.ts';

/** Repeats the contract's limit, because its file would bring the schema library into the browser. */
export const reviewPhotoLimits: UploadLimits = {
  maxCount: 5,
  maxBytes: maxImageBytes,
  endings: imageEndings,
};

export const reviewPhotoRefusals: Record<Refusal['reason'], MessageDescriptor> = {
  ...photoRefusals,
  count: msg`Only 5 files can be uploaded.`,
};
