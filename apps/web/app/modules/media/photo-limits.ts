import { msg } from '@lingui/core/macro';
/** Spec §5: images up to 4 MB. */
export const maxImageBytes = 4 * 1024 * 1024;

export const imageEndings = ['jpg', 'jpeg', 'png'] as const;

/** The specification's words for a file beyond the limits. */
export const photoRefusals = {
  size: msg`File size should be less than or equals to 4 mb.`,
  ending: msg`Only JPG, JPEG, PNG & PDF files are accepted.`,
};
