import { type FieldTexts, type ProblemCode, problems } from '@souk/contract/shared/problem';
import { inEnglish, type Text } from '@souk/contract/shared/say';

interface ProblemDetails {
  /** Replaces the catalogue's text where the specification fills in a value. */
  text?: Text;
  fields?: FieldTexts;
  data?: unknown;
}

/** A refusal for the caller; anything else that is thrown is answered with 500. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly text: Text;
  readonly fields: FieldTexts | undefined;
  readonly data: unknown;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    const text = details.text ?? problems[code].text;
    super(inEnglish(text));
    this.name = 'Problem';
    this.code = code;
    this.text = text;
    this.fields = details.fields;
    this.data = details.data;
  }

  get status(): number {
    return problems[this.code].status;
  }
}

/** A refusal shown at one field of the form (423). */
export const fieldProblem = (field: string, text: Text): Problem =>
  new Problem('fields-invalid', { text, fields: { [field]: [text] } });

/** PostgreSQL's error, if there is one. */
const causeOf = (error: unknown): (Error & { code: unknown }) | undefined => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? cause : undefined;
};

/** PostgreSQL's unique violation on the named constraint or index. */
export const isDuplicate = (error: unknown, constraint?: string): boolean => {
  const cause = causeOf(error);
  if (cause?.code !== '23505') return false;
  return constraint === undefined || ('constraint' in cause && cause.constraint === constraint);
};

/** A value that PostgreSQL refuses: of a wrong form (class 22), against a constraint (23), or too large (54). */
export const isRefusedValue = (error: unknown): boolean => /^(22|23|54)/.test(String(causeOf(error)?.code));
