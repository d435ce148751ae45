import { Problem } from '../../../platform/errors.ts';

/** Approves several, each in its own transaction, so that one that was just withdrawn does not stop the others. */
export async function approveEach(
  ids: readonly number[],
  approve: (id: number) => Promise<unknown>,
): Promise<{ approved: number[]; refused: number[] }> {
  const outcome = { approved: [] as number[], refused: [] as number[] };
  for (const id of new Set(ids)) {
    try {
      await approve(id);
      outcome.approved.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      outcome.refused.push(id);
    }
  }
  return outcome;
}
