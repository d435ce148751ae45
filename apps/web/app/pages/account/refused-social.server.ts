import { redirect } from 'react-router';
import { ApiProblem } from '../../lib/api-problem.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { keepStep } from '../../lib/step-cookie.server.ts';
import { loginAfter, type Provider, reasonNamed, type SocialReason } from './social-reasons.ts';

/** An answer with missing parts was not one to a request of ours. */
function reasonOf({ status, reply }: ApiProblem): SocialReason {
  if (status === 423) return 'social-state-mismatch';
  return reasonNamed(typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'code') : undefined);
}

/** Shows a refusal on the login page, without a toast (B-050); any other error stays one. */
export function refusedSocial(args: PageArgs, error: unknown, provider: Provider, back: string): Response {
  if (!(error instanceof ApiProblem)) throw error;
  if (keepStep(args, error.reply, back)) return redirect('/login/second-step');
  return redirect(loginAfter(reasonOf(error), provider, back));
}
