import { type FieldProblems, type FieldTexts, problems } from '@souk/contract/shared/problem';
import type { Problem } from '../errors.ts';
import { inLanguage, marketLanguage } from '../texts/in-language.ts';
import { type Answer, envelope } from './exchange.ts';

/** Overload passes within a moment. */
const retryAfterSeconds = '5';

const wordedFields = (fields: FieldTexts, language: string): FieldProblems =>
  Object.fromEntries(
    Object.entries(fields).map(([field, texts]) => [field, texts.map((text) => inLanguage(text, language))]),
  );

/** The envelope of a refusal, in the form that clients expect for its status (spec §8). */
export function refusal(problem: Problem, language = marketLanguage): Answer {
  const { status, code, data } = problem;
  const known = problems[code];
  const fields = problem.fields && wordedFields(problem.fields, language);
  const first = fields ? Object.values(fields)[0]?.[0] : undefined;
  const isGeneral = problem.text === known.text;
  const text = code === 'fields-invalid' && first && isGeneral ? first : inLanguage(problem.text, language);
  const details = fields ?? data ?? ('code' in known ? { code: known.code } : { code });
  const body = envelope(status, text, details);
  if ([401, 412, 415, 422].includes(status)) body.error = text;
  if (fields) body.errors = fields;
  return { status, headers: code === 'overloaded' ? { 'retry-after': retryAfterSeconds } : {}, body };
}
