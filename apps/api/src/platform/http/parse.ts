import type { FieldProblems } from '@souk/contract/shared/problem';
import type { z } from 'zod';
import { Problem } from '../errors.ts';

const unstorable = 'This field has characters that can not be stored.';

/** PostgreSQL stores no NUL, so a text that has one is refused before it gets there. */
function nulField(value: unknown, field = 'form', depth = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? field : undefined;
  if (typeof value !== 'object' || value === null || depth > 8) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes('\0')) return field;
    const found = nulField(inner, depth === 0 ? key : field, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function fieldsOf(error: z.ZodError): FieldProblems {
  const fields: FieldProblems = {};
  for (const issue of error.issues) {
    const field = issue.path.length > 0 ? issue.path.map(String).join('.') : 'form';
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return fields;
}

const refuse = (fields: FieldProblems): never => {
  throw new Problem('fields-invalid', { fields });
};

/** Checks a part of a call; what does not fit is told field by field (423). */
export function parseFields(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const bad = nulField(value);
  if (bad) return refuse({ [bad]: [unstorable] });
  const parsed = schema.safeParse(value ?? {});
  return parsed.success ? parsed.data : refuse(fieldsOf(parsed.error));
}

/** Checks the parameters of the path; a malformed one names no record. */
export function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success || nulField(value)) throw new Problem('record-not-found');
  return parsed.data;
}
