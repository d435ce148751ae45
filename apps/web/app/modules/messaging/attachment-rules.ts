import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
/** One file up to 4 MB, JPG, PNG or PDF (spec §5); the texts are the API's. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;

const maxBytes = 4 * 1024 * 1024;

/** Why a file cannot be sent; the API checks its content as well. */
export function attachmentProblem({
  size,
  type,
}: Pick<File, 'size' | 'type'>): MessageDescriptor | undefined {
  if (size > maxBytes) return msg`File size should be less than or equals to 4 mb.`;
  const isKnown = attachmentTypes.some((known) => known === type);
  return isKnown ? undefined : msg`Only JPG, JPEG, PNG & PDF files are accepted.`;
}

/** A message needs text: a file without any gets its name as text. */
export function nameLoneAttachment(form: FormData): void {
  const file = form.get('attachment');
  const text = form.get('message');
  if (!(file instanceof File) || file.size === 0) return;
  if (typeof text === 'string' && text.trim() !== '') return;
  form.set('message', file.name);
}
