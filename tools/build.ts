import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { precompress } from './precompress.ts';

const built = spawnSync('react-router', ['build'], { cwd: 'apps/web', stdio: 'inherit' });
if (built.status !== 0) exit(built.status ?? 1);

// Compression only makes downloads smaller, so the first visitor need not wait for it.
if (argv.includes('--compress-later')) {
  const program = join(import.meta.dirname, 'precompress.ts');
  spawn(execPath, [program], { detached: true, stdio: 'ignore' }).unref();
} else await precompress();
