import type { FormProblems } from '../../lib/api.server.ts';

/** The words of a refused form where there is no field to put them at. */
export const problemOf = ({ form, fields }: Pick<FormProblems, 'form' | 'fields'>): string =>
  form ?? Object.values(fields)[0]?.[0] ?? 'Something went wrong';
