import type { FastifyRequest } from 'fastify';
import { BoundedQueue } from '../bounded-queue.ts';
import type { Config } from '../config.ts';
import { admissionOf } from './admission.ts';
import { networkOf } from './network.ts';
import { openUploadFolder, type UploadFolder } from './upload-folder.ts';

/** More than a form with pictures uploads in parallel. */
const uploadsPerOwner = 6;

const queues = new WeakMap<Config, BoundedQueue>();

/** One for calls and pages alike, so that all uploads of a process are counted together. */
function queueOf(config: Config): BoundedQueue {
  const known = queues.get(config);
  if (known) return known;
  const fresh = new BoundedQueue({ atOnce: config.UPLOADS_AT_ONCE, waiting: 0, perOwner: uploadsPerOwner });
  queues.set(config, fresh);
  return fresh;
}

/** Gives an upload a folder until it is answered and deletes it then; too many at a time are refused. */
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
