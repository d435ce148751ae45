import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { Endpoint } from '@souk/contract/shared/endpoint';
import { foldForm } from '@souk/contract/shared/form';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import type { UploadedFile } from './exchange.ts';
import type { UploadFolder } from './upload-folder.ts';

/** Images and files up to 4 MB each (spec §5), 1024-based. */
export const maxFileBytes = 4 * 1024 * 1024;
/** More parts than any form of ours has. */
const maxParts = 80;
const maxFieldBytes = 100_000;
/** What the fields of a form may weigh beside its files. */
const formBytes = 1024 * 1024;
const maxCallBytes = 64 * 1024 * 1024;

/** How much a multipart body of this endpoint may weigh. */
export const multipartBytes = ({ files }: Endpoint): number =>
  Math.min(maxCallBytes, formBytes + (files?.max ?? 0) * maxFileBytes);

export const tooLargeText = 'File size should be less than or equals to 4 mb.';
export const tooLarge = (field: string) => ({
  text: tooLargeText,
  fields: { [field.replace(/\[\]$/, '')]: [tooLargeText] },
});

/** Passes on what comes until it is more than allowed. */
export function within(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes > maxBytes) done(new Problem('body-too-large'));
      else done(null, piece);
    },
  });
}

/** A body that says how large it is need not be read to be refused. */
export function checkLength({ headers }: Pick<FastifyRequest, 'headers'>, maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new Problem('body-too-large');
}

/** Writes a file to disk as it comes. */
async function takeFile(part: MultipartFile, folder: UploadFolder, leftBytes: number) {
  const path = folder.next();
  const counted = within(leftBytes);
  await pipeline(part.file, counted, createWriteStream(path));
  const bytes = part.file.bytesRead;
  if (part.file.truncated || bytes > maxFileBytes)
    throw new Problem('fields-invalid', tooLarge(part.fieldname));
  return { path, bytes };
}

/** A disk that is full is no fault of the form. */
const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error;

/** Reads a multipart body: text parts folded into an object, files on disk and within their bound. */
export async function readMultipart(
  request: FastifyRequest,
  folder: UploadFolder,
  maxBytes: number,
): Promise<{ body: unknown; files: UploadedFile[] }> {
  checkLength(request, maxBytes);
  try {
    return await readParts(request, folder, maxBytes);
  } catch (error) {
    if (error instanceof Problem || isOfDisk(error)) throw error;
    throw isTooMuch(error) ? new Problem('body-too-large') : new Problem('malformed-request');
  }
}

const isTooMuch = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

async function readParts(request: FastifyRequest, folder: UploadFolder, maxBytes: number) {
  const entries: [string, unknown][] = [];
  const files: UploadedFile[] = [];
  let leftBytes = maxBytes;
  const limits = { fileSize: maxFileBytes + 1, parts: maxParts, fieldSize: maxFieldBytes };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      entries.push([part.fieldname, part.value]);
      continue;
    }
    const { path, bytes } = await takeFile(part, folder, leftBytes);
    leftBytes -= bytes;
    if (part.filename || bytes > 0)
      files.push({
        field: part.fieldname.replace(/\[\]$/, ''),
        name: part.filename ?? '',
        bytes: () => folder.read(path),
      });
  }
  return { body: foldForm(entries), files };
}
