import { foldForm } from '@souk/contract/shared/form';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import type { UploadedFile } from './exchange.ts';

/** Images and files up to 4 MB each (spec §5), 1024-based. */
export const maxFileBytes = 4 * 1024 * 1024;
/** More parts than any form of ours has. */
const maxParts = 80;
/** All files of one call together; they are held in memory while they are checked. */
const maxCallBytes = 64 * 1024 * 1024;

/** Reads a multipart body: text parts folded into an object, files whole and within their bound. */
export async function readMultipart(
  request: FastifyRequest,
): Promise<{ body: unknown; files: UploadedFile[] }> {
  const entries: [string, unknown][] = [];
  const files: UploadedFile[] = [];
  let callBytes = 0;
  const parts = request.parts({
    limits: { fileSize: maxFileBytes + 1, parts: maxParts, fieldSize: 100_000 },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      entries.push([part.fieldname, part.value]);
      continue;
    }
    const bytes = await part.toBuffer().catch(() => undefined);
    if (!bytes || bytes.length > maxFileBytes) throw new Problem('fields-invalid', tooLarge(part.fieldname));
    callBytes += bytes.length;
    if (callBytes > maxCallBytes) throw new Problem('body-too-large');
    if (part.filename || bytes.length > 0)
      files.push({ field: part.fieldname.replace(/\[\]$/, ''), name: part.filename ?? '', bytes });
  }
  return { body: foldForm(entries), files };
}

export const tooLargeText = 'File size should be less than or equals to 4 mb.';
export const tooLarge = (field: string) => ({
  text: tooLargeText,
  fields: { [field.replace(/\[\]$/, '')]: [tooLargeText] },
});
