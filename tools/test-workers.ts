import { availableParallelism } from 'node:os';

/**
 * Test files that run at a time. Projects with another number each run one after the other, and those with one worker
 * alone at the end. A worker with its share of PostgreSQL takes a little more than a core.
 */
export const testWorkers = Math.max(2, availableParallelism());
