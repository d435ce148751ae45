import { fieldProblem } from '../../../platform/errors.ts';
import { isEasilyGuessed, type PasswordOwner } from './common-password.rules.ts';
import { hashPassword } from './password.rules.ts';

/** Hashes a new password; one of the first guesses is refused. */
export function hashNewPassword(password: string, owner: PasswordOwner): Promise<string> {
  if (isEasilyGuessed(password, owner))
    throw fieldProblem('password', 'This password is easy to guess. Please choose another one.');
  return hashPassword(password);
}
