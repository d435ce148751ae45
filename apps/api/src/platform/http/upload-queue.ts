import type { FastifyRequest } from 'fastify';
import { BoundedQueue } from '../bounded-queue.ts';
import type { Config } from '../config.ts';
import { admissionOf } from './admission.ts';
import { networkOf } from './network.ts';
import { openUploadFolder, type UploadFolder } from './upload-folder.ts';

/** More than a form with pictures sends side by side. */
const uploadsPerOwner = 6;

const queues = new WeakMap<Config, BoundedQueue>();

/** One for calls and pages alike, so that what a process takes at once is counted together. */
function queueOf(config: Config): BoundedQueue {
  const known = queues.get(config);
  if (known) return known;
  const fresh = new BoundedQueue({ atOnce: config.UPLOADS_AT_ONCE, waiting: 0, perOwner: uploadsPerOwner });
  queues.set(config, fresh);
  return fresh;
}

/** Lends an upload a folder while it comes and is answered; nothing of it stays, and too many are refused. */
export function withUploadFolder<T>(
  config: Config,
  request: FastifyRequest,
  use: (folder: UploadFolder) => Promise<T>,
): Promise<T> {
  const user = admissionOf(request)?.user;
  return queueOf(config).run(user ? `user ${user.id}` : networkOf(request.ip), async () => {
    const folder = await openUploadFolder(config);
    try {
      return await use(folder);
    } finally {
      await folder.remove();
    }
  });
}
