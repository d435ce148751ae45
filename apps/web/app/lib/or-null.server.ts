import { ApiProblem } from './api-problem.ts';

/** For a part of a page that may be missing: a refusal leaves it out, everything else is still a fault. */
export const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiProblem) return null;
    throw error;
  });
