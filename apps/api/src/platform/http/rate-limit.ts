import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../errors.ts';

export interface Limit {
  max: number;
  seconds: number;
}

/** Counts calls per client over all processes, in the database. */
export type RateLimiter = (name: string, client: string, limit: Limit) => Promise<void>;

export const createRateLimiter = (pool: pg.Pool): RateLimiter => {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterFor = (name: string, { max, seconds }: Limit) => {
    const known = limiters.get(name);
    if (known) return known;
    const fresh = new RateLimiterPostgres({
      storeClient: pool,
      schemaName: 'platform',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: max,
      duration: seconds,
    });
    limiters.set(name, fresh);
    return fresh;
  };

  return async (name, client, limit) => {
    try {
      await limiterFor(name, limit).consume(client);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw new Problem('too-many-requests');
      throw refusal;
    }
  };
};
