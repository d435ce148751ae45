import { fieldProblem, isDuplicate } from '../../../platform/errors.ts';

/** The refusal of a username that is taken. */
export const usernameTaken = (error: unknown): unknown =>
  isDuplicate(error, 'users_username') ? fieldProblem('username', 'Username already exist') : error;
