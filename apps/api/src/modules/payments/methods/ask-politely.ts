import type { ProblemCode } from '@souk/contract/shared/problem';
import { Problem } from '../../../platform/errors.ts';
import { ProviderRefusal, ProviderSilent } from '../providers/provider.ts';

/**
 * Calls a provider within a user's request: its refusals and timeouts become messages that the user can read.
 */
export async function askPolitely<T>(ask: () => Promise<T>, refused: ProblemCode): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderRefusal) throw new Problem(refused);
    if (error instanceof ProviderSilent) throw new Problem('provider-failed');
    throw error;
  }
}
