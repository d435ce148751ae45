import type { Envelope } from '@souk/contract/shared/endpoint';
import type { FieldProblems } from '@souk/contract/shared/problem';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';

/** What a page's error boundary receives of a refusal. */
export interface ProblemView {
  message: string;
  fields: FieldProblems;
}

const isFieldProblems = (value: unknown): value is FieldProblems =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(
    (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
  );

function fieldsOf(status: number, body: Envelope): FieldProblems {
  if (isFieldProblems(body.errors)) return body.errors;
  return status === 423 && isFieldProblems(body.data) ? body.data : {};
}

/**
 * A refusal of the API. It extends the router's error response, because only that class keeps its status in a server
 * render and survives serialisation to the browser.
 */
export class ApiProblem extends ErrorResponse {
  readonly message: string;
  readonly fields: FieldProblems;
  readonly reply: unknown;

  constructor(status: number, body: Envelope) {
    const message = body.error || body.message || body.msg;
    const fields = fieldsOf(status, body);
    super(status, message, { message, fields } satisfies ProblemView);
    this.message = message;
    this.fields = fields;
    this.reply = body.data;
  }
}

const firstField = (fields: FieldProblems) => Object.values(fields)[0]?.[0];

/** The text that a refusal is shown with. */
export function problemText(problem: Pick<ApiProblem, 'status' | 'message' | 'fields'>): string {
  if (problem.status === 423) return firstField(problem.fields) ?? problem.message;
  return problem.message || (firstField(problem.fields) ?? '');
}
