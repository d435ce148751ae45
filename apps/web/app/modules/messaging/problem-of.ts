import type { FormProblems } from '../../lib/api.server.ts';

/** The message of a refused form that has no field to show it at. */
export const problemOf = ({ form, fields }: Pick<FormProblems, 'form' | 'fields'>): string =>
  form ?? Object.values(fields)[0]?.[0] ?? 'Something went wrong';
