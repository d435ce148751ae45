import { fieldProblem, isDuplicate } from '../../../platform/errors.ts';

/** The refusal of a name that another role has. */
export const roleDuplicate = (error: unknown): unknown =>
  isDuplicate(error, 'roles_name_key') ? fieldProblem('name', 'Name already exist') : error;

/** Whether a role may do everything. */
export const isFull = (permissions: readonly string[]): boolean => permissions.includes('*');
