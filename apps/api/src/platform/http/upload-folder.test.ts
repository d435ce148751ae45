import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clearUploads, openUploadFolder } from './upload-folder.ts';

const here = hostname().replaceAll(/[^\w]/g, '');
/** No process has this number on any system we run on. */
const deadPid = 2 ** 30;

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-uploads-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a process that starts removes what dead ones left of their uploads, and nothing of those that live', async () => {
  const SOUK_DATA = await openFolder();
  const uploads = join(SOUK_DATA, 'uploads');
  const names = {
    dead: `${here}-${deadPid}-a`,
    earlier: `${here}-${process.pid}-b`,
    living: `${here}-${process.ppid}-c`,
    forgotten: `${here}-${process.ppid}-d`,
    elsewhere: `another-${deadPid}-e`,
  };
  for (const name of Object.values(names)) {
    await mkdir(join(uploads, name), { recursive: true });
    await writeFile(join(uploads, name, '1'), 'half a file');
  }
  await utimes(join(uploads, names.forgotten), 0, 0);

  await clearUploads({ SOUK_DATA });

  expect((await readdir(uploads)).sort()).toEqual([names.elsewhere, names.living].sort());
});

test('a folder of uploads holds one call, and is gone with it', async () => {
  const SOUK_DATA = await openFolder();
  const [one, other] = [await openUploadFolder({ SOUK_DATA }), await openUploadFolder({ SOUK_DATA })];
  const paths = [one.next(), one.next(), other.next()];
  await writeFile(paths[0] ?? '', 'content');

  const read = await one.read(paths[0] ?? '');
  await Promise.all([one.remove(), other.remove()]);

  expect(new Set(paths).size).toBe(3);
  expect(read.toString()).toBe('content');
  expect(await readdir(join(SOUK_DATA, 'uploads'))).toEqual([]);
});
