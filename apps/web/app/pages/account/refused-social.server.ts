import { redirect } from 'react-router';
import { ApiProblem } from '../../lib/api-problem.ts';
import { loginAfter, type Provider, reasonNamed, type SocialReason } from './social-reasons.ts';

/** An answer whose parts are missing was not one to a question of ours. */
function reasonOf({ status, reply }: ApiProblem): SocialReason {
  if (status === 423) return 'social-state-mismatch';
  return reasonNamed(typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'code') : undefined);
}

/** Tells a refusal at the login page, without a toast (B-050); a fault of ours stays one. */
export function refusedSocial(error: unknown, provider: Provider, back: string): Response {
  if (!(error instanceof ApiProblem)) throw error;
  return redirect(loginAfter(reasonOf(error), provider, back));
}
