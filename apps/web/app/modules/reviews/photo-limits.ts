import type { Refusal, UploadLimits } from '../../ui/upload-order.ts';

/** Written once more beside the contract, whose file would bring the schema library into the browser. */
export const reviewPhotoLimits: UploadLimits = {
  maxCount: 5,
  maxBytes: 4 * 1024 * 1024,
  endings: ['jpg', 'jpeg', 'png'],
};

/** The specification's words for a file that does not fit. */
export const photoRefusals: Record<Refusal['reason'], string> = {
  size: 'File size should be less than or equals to 4 mb.',
  ending: 'Only JPG, JPEG, PNG & PDF files are accepted.',
  count: 'Only 5 files can be uploaded.',
};
