import type { Endpoint } from '@souk/contract/shared/endpoint';
import type { Problem } from '../errors.ts';
import type { Log } from '../log.ts';

const noted = new WeakSet<Problem>();

interface Refused {
  endpoint: Endpoint;
  problem: Problem;
  userId: number | undefined;
  requestId?: string | undefined;
}

/** Logs one line for each refusal, with caller and reason as codes. */
export function noteRefusal(log: Log, { endpoint, problem, userId, requestId }: Refused): void {
  if (noted.has(problem)) return;
  noted.add(problem);
  const call = `${endpoint.method} ${endpoint.path}`;
  log.info({ requestId, call, userId, code: problem.code }, 'a call was refused');
}
