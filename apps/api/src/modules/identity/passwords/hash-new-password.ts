import { fieldProblem } from '../../../platform/errors.ts';
import { isEasilyGuessed, type PasswordOwner } from './common-password.rules.ts';
import { hashPassword } from './password.rules.ts';

/** The hash of a password that is being chosen; one that everybody tries first is refused. */
export function hashNewPassword(password: string, owner: PasswordOwner): Promise<string> {
  if (isEasilyGuessed(password, owner))
    throw fieldProblem('password', 'This password is easy to guess. Please choose another one.');
  return hashPassword(password);
}
