import { ApiProblem } from './api-problem.ts';

/** For an optional part of a page: a refusal leaves it out, anything else is still an error. */
export const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiProblem) return null;
    throw error;
  });
