import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';
import { digestOf, newRequestId } from '../ids.ts';

export interface Storage {
  put: (path: string, bytes: Uint8Array) => Promise<void>;
  has: (path: string) => Promise<boolean>;
  /** The bytes at a path; undefined if there are none. */
  read: (path: string) => Promise<Buffer | undefined>;
  remove: (path: string) => Promise<void>;
  /** Folder on this machine for what can be made again. */
  cacheFolder: string;
}

/** A half-written file must never have the name of its complete content. */
class WholeFilesDriver extends FSDriver {
  readonly root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.root = root;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = join(this.root, key);
    const draft = `${target}.${newRequestId()}`;
    await mkdir(dirname(target), { recursive: true });
    try {
      const file = await open(draft, 'wx');
      await file
        .writeFile(contents)
        .then(() => file.sync())
        .finally(() => file.close());
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}

async function bucketDriver(config: Config, bucket: string) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY } = config;
  return new S3Driver({
    bucket,
    region: S3_REGION,
    visibility: 'private',
    supportsACL: false,
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(S3_ACCESS_KEY && S3_SECRET_KEY
      ? { credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY } }
      : {}),
  });
}

async function gather(stream: Readable): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>));
}

/** The disk under `SOUK_DATA`, or the bucket that the settings name. */
export async function createStorage(config: Config): Promise<Storage> {
  const driver = config.S3_BUCKET
    ? await bucketDriver(config, config.S3_BUCKET)
    : new WholeFilesDriver(join(config.SOUK_DATA, 'files'));
  const disk = new Disk(driver);
  const has = (path: string) => disk.exists(path);
  return {
    has,
    put: async (path, bytes) => {
      if (!(await has(path))) await disk.put(path, bytes);
    },
    read: async (path) => ((await has(path)) ? gather(await disk.getStream(path)) : undefined),
    remove: (path) => disk.delete(path),
    cacheFolder: join(config.SOUK_DATA, 'derivatives'),
  };
}

/** The path of this content: the same bytes have one path. */
export function contentPath(bytes: Uint8Array, extension: string, isPublic: boolean): string {
  const digest = digestOf(bytes).slice(0, 40);
  return `${isPublic ? 'public' : 'private'}/${digest.slice(0, 2)}/${digest.slice(2)}.${extension}`;
}

let current: Storage | undefined;

/** Sets the storage of this process; called once when the app is assembled. */
export function useStorage(storage: Storage): void {
  current = storage;
}

/** The storage of this process. */
export function storage(): Storage {
  if (!current) throw new Error('No storage is in use yet.');
  return current;
}
