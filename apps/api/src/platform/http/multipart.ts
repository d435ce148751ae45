import { createWriteStream, openAsBlob } from 'node:fs';
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
/** More parts than any call of ours has. */
const maxParts = 80;
const maxFieldBytes = 100_000;
/** Limit of the text fields of a form. */
const formBytes = 1024 * 1024;
/** Limit of any upload; pages post forms with dozens of photos. */
export const maxUploadBytes = 64 * 1024 * 1024;

/** Limit of a multipart body of this endpoint. */
export const multipartBytes = ({ files }: Endpoint): number =>
  Math.min(maxUploadBytes, formBytes + (files?.max ?? 0) * maxFileBytes);

export const tooLargeText = 'File size should be less than or equals to 4 mb.';
export const tooLarge = (field: string) => ({
  text: tooLargeText,
  fields: { [field.replace(/\[\]$/, '')]: [tooLargeText] },
});

/** Passes bytes on until there are more than allowed. */
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

/** A body that declares its length is refused without being read. */
export function checkLength({ headers }: Pick<FastifyRequest, 'headers'>, maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new Problem('body-too-large');
}

interface StoredFile {
  path: string;
  name: string;
  type: string;
  bytes: number;
  /** Whether it was cut off at the limit of a file. */
  isTooLarge: boolean;
}

/** Writes a file to disk as it arrives. */
async function takeFile(part: MultipartFile, folder: UploadFolder, leftBytes: number): Promise<StoredFile> {
  const path = folder.next();
  const counted = within(leftBytes);
  await pipeline(part.file, counted, createWriteStream(path));
  const bytes = part.file.bytesRead;
  const isTooLarge = part.file.truncated || bytes > maxFileBytes;
  return { path, name: part.filename ?? '', type: part.mimetype, bytes, isTooLarge };
}

/** A full disk is not the form's fault. */
const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error;

const isTooMuch = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

interface Bounds {
  maxBytes: number;
  maxParts: number;
}

type Part = [field: string, value: string | StoredFile];

async function* readParts(
  request: FastifyRequest,
  folder: UploadFolder,
  bounds: Bounds,
): AsyncGenerator<Part> {
  let leftBytes = bounds.maxBytes;
  const limits = { fileSize: maxFileBytes + 1, parts: bounds.maxParts, fieldSize: maxFieldBytes };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      // A text that is too long is refused rather than cut.
      if (part.valueTruncated) throw new Problem('body-too-large');
      yield [part.fieldname, part.value as string];
      continue;
    }
    const file = await takeFile(part, folder, leftBytes);
    leftBytes -= file.bytes;
    if (file.name || file.bytes > 0) yield [part.fieldname, file];
  }
}

/** The parts of a multipart body one by one: texts, and files on disk. */
async function* partsOf(request: FastifyRequest, folder: UploadFolder, bounds: Bounds): AsyncGenerator<Part> {
  checkLength(request, bounds.maxBytes);
  try {
    yield* readParts(request, folder, bounds);
  } catch (error) {
    if (error instanceof Problem || isOfDisk(error)) throw error;
    throw isTooMuch(error) ? new Problem('body-too-large') : new Problem('malformed-request');
  }
}

/** What a call sent: text parts as an object, files on disk and within their limits. */
export async function readMultipart(
  request: FastifyRequest,
  folder: UploadFolder,
  maxBytes: number,
): Promise<{ body: unknown; files: UploadedFile[] }> {
  const texts: [string, unknown][] = [];
  const files: UploadedFile[] = [];
  for await (const [field, value] of partsOf(request, folder, { maxBytes, maxParts })) {
    if (typeof value === 'string') texts.push([field, value]);
    else if (value.isTooLarge) throw new Problem('fields-invalid', tooLarge(field));
    else
      files.push({
        field: field.replace(/\[\]$/, ''),
        name: value.name,
        bytes: () => folder.read(value.path),
      });
  }
  return { body: foldForm(texts), files };
}

/** Forms of pages have one part for each option. */
const maxPageParts = 1000;

/** What a page's form sent; its files are read from disk on demand. One that is too large is shown by its size. */
export async function readPageUpload(request: FastifyRequest, folder: UploadFolder): Promise<FormData> {
  const form = new FormData();
  const bounds = { maxBytes: maxUploadBytes, maxParts: maxPageParts };
  for await (const [field, value] of partsOf(request, folder, bounds)) {
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, await openAsBlob(value.path, { type: value.type }), value.name);
  }
  return form;
}
