import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Door } from './platform/http/door.ts';
import type { Pages } from './platform/http/pages.ts';

const web = join(import.meta.dirname, '../../web');

interface WebBuild {
  createPages: (door: Door) => Pages['handle'];
  pageVariant: Pages['variant'];
}

/** The built pages, and the folder of their files. */
export async function openBuiltPages(door: Door): Promise<Pages> {
  const build = (await import(join(web, 'build/server/app.js'))) as WebBuild;
  return {
    handle: build.createPages(door),
    variant: build.pageVariant,
    filesFolder: join(web, 'build/client'),
  };
}

/** The pages from source, rebuilt on every change; Vite's own requests never reach the rest. */
export async function openSourcePages(server: FastifyInstance, door: Door): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: web, server: { middlewareMode: true }, appType: 'custom' });
  server.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  server.addHook('onClose', () => vite.close());
  const load = async () => (await vite.ssrLoadModule('/server/app.ts')) as WebBuild;
  return {
    handle: async (request, extras) => (await load()).createPages(door)(request, extras),
    // Pages from source are never cached.
    variant: () => null,
    isSource: true,
  };
}
