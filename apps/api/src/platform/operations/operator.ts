import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';

/** Whether a request carries the operators' token. */
export type IsOperator = (headers: IncomingHttpHeaders) => boolean;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Without a token there is no operator. */
export function createOperatorCheck({ METRICS_TOKEN }: Pick<Config, 'METRICS_TOKEN'>): IsOperator {
  if (METRICS_TOKEN === undefined) return () => false;
  const wanted = digest(`Bearer ${METRICS_TOKEN}`);
  return ({ authorization = '' }) => timingSafeEqual(digest(authorization), wanted);
}
