import { ApiProblem } from '../../lib/api-problem.ts';

/**
 * The item that the address names, wherever it is in the queue; if none is named, or it is gone, the first of
 * the list.
 */
export async function loadChosen<Review>(
  listed: readonly { id: number }[],
  asked: string | undefined,
  read: (id: number) => Promise<Review>,
): Promise<Review | null> {
  const first = listed[0];
  const id = asked && /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : first?.id;
  if (id === undefined) return null;
  try {
    return await read(id);
  } catch (error) {
    if (!(error instanceof ApiProblem) || id === first?.id) throw error;
    return first ? read(first.id) : null;
  }
}
