import type { Envelope } from '@souk/contract/shared/endpoint';
import type { User } from './user.ts';

/** A file as it was uploaded, its content unchecked: in memory, or on disk until it is read. */
export interface UploadedFile {
  field: string;
  name: string;
  bytes: Buffer | (() => Promise<Buffer>);
}

export const contentOf = async ({ bytes }: Pick<UploadedFile, 'bytes'>): Promise<Buffer> =>
  typeof bytes === 'function' ? bytes() : bytes;

/** The caller that an operation has admitted; the call has been counted. */
export interface Admission {
  operation: string;
  user: User | null;
}

/** An incoming call, over HTTP or from a page in this process. */
export interface Exchange {
  params: unknown;
  query: unknown;
  body: unknown;
  /** A JSON body as it was sent, for checking its signature. */
  rawBody?: string;
  files: UploadedFile[];
  headers: Record<string, string | undefined>;
  address: string;
  requestId: string;
  /** Set if the call was admitted before its body was read. */
  admitted?: Admission | undefined;
}

/** A file that is sent in place of data, always as a download. */
export interface AnsweredFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Envelope;
  file?: AnsweredFile;
}

/** Wraps data as clients expect it; `msg` repeats `message`. */
export const envelope = <T>(status: number, message: string, data: T): Envelope<T> => ({
  status,
  message,
  msg: message,
  data,
});
