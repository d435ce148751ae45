import { redirect } from 'react-router';
import { codeOf } from '../../lib/api.server.ts';
import { ApiProblem } from '../../lib/api-problem.ts';

const askAnew = (next: string) => redirect(`/security/confirm?${new URLSearchParams({ next })}`);

/** Redirects to the page where the owner authenticates again, if a change was refused for lack of it. */
export const anewFor = (done: { ok: boolean; reply?: unknown }, next: string): Response | undefined =>
  !done.ok && codeOf(done) === 'authentication-too-old' ? askAnew(next) : undefined;

/** The same for what a page reads. */
export function anewForRefusal(error: unknown, next: string): Response {
  if (error instanceof ApiProblem && codeOf(error) === 'authentication-too-old') return askAnew(next);
  throw error;
}
