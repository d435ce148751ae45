import type { FormProblems } from './api.server.ts';

/** Why an action was refused, in one line. */
export const wordsOf = ({ form, fields }: Pick<FormProblems, 'form' | 'fields'>): string =>
  form ?? Object.values(fields)[0]?.[0] ?? '';
