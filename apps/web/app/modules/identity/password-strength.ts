import { msg } from '@lingui/core/macro';
import { passwordMismatch } from '@souk/contract/modules/identity/registration';
import type { FormProblems } from '../../lib/api.server.ts';

export const strengths = ['empty', 'short', 'weak', 'fair', 'strong'] as const;
export type Strength = (typeof strengths)[number];

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

const isMonotonous = (password: string) => new Set(password.toLowerCase()).size < 5;

/** The strength of a password: length counts most, then variety. */
export function strengthOf(password: string): Strength {
  const length = [...password].length;
  if (length === 0) return 'empty';
  if (length < 8) return 'short';
  if (isMonotonous(password)) return 'weak';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  if (length >= 16 || (length >= 12 && variety >= 2)) return 'strong';
  return length >= 10 || variety >= 3 ? 'fair' : 'weak';
}

/** The pages' own words for unequal passwords (spec §5); the server's stay for other clients (spec §8). */
export const pageMismatch = {
  choosing: msg`Password and confirm password does not match!`,
  changing: msg`New password and confirm password does not match!`,
} as const;

const typedIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** Both fields are filled and differ. */
export function passwordsDiffer(form: FormData): boolean {
  const confirmed = typedIn(form, 'confirm_password');
  return confirmed !== '' && typedIn(form, 'password') !== confirmed;
}

/** Replaces the message about unequal passwords by the page's, next to any other messages. */
export function withMismatch(problems: FormProblems, form: FormData, words: string): FormProblems {
  const told = problems.fields.confirm_password?.includes(passwordMismatch);
  if (!told && !passwordsDiffer(form)) return problems;
  return { ...problems, fields: { ...problems.fields, confirm_password: [words] } };
}
