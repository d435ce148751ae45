import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingBuilds } from './lock-file.ts';

const readText = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

describe('the lock file', () => {
  test('names every build of every platform, so that `npm ci` takes it anywhere', () => {
    const { packages } = JSON.parse(readText('package-lock.json'));

    const missing = missingBuilds(packages);

    expect(Object.keys(missing)).toEqual([]);
  });

  test('gets a build that is missing with its version and platform', () => {
    const added = missingBuilds({
      'node_modules/tool': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: { 'tool-linux-x64-musl': '2.0.0' },
      },
      'node_modules/tool-linux-x64-musl': { version: '1.0.0' },
    });

    expect(added).toEqual({
      'node_modules/tool/node_modules/tool-linux-x64-musl': {
        version: '2.0.0',
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
        dev: true,
        optional: true,
      },
    });
  });
});

describe('images', () => {
  test.each([
    ['Dockerfile', /^FROM (\S+)/gm],
    ['compose.yaml', /^\s*image: (\S+)/gm],
  ])('of %s are pinned to an exact version', (file, pattern) => {
    const images = [...readText(file).matchAll(pattern)].map(([, image = '']) => image);

    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-[a-z]+)*$|@sha256:[0-9a-f]{64}$/);
  });

  test('run the Node that the packages pin', () => {
    const { dependencies } = JSON.parse(readText('package.json'));

    expect(readText('Dockerfile')).toContain(`FROM node:${dependencies.node}-`);
  });
});
