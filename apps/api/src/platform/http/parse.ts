import { checkFields, unfitPart } from '@souk/contract/shared/check-fields';
import type { FieldProblems } from '@souk/contract/shared/problem';
import type { z } from 'zod';
import { Problem } from '../errors.ts';

const refuse = (fields: FieldProblems): never => {
  throw new Problem('fields-invalid', { fields });
};

/** Checks a part of a call; what does not fit is told field by field (423). */
export function parseFields<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const checked = checkFields(schema, value ?? {});
  return checked.ok ? checked.data : refuse(checked.fields);
}

/** A part that no schema reads may still be hashed or logged, so it must be bounded and storable as well. */
export function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema) return parseFields(schema, value);
  const unfit = unfitPart(value);
  return unfit ? refuse(unfit) : undefined;
}

/** Names of files are kept beside them. */
export function checkFileNames(files: readonly { field: string; name: string }[]): void {
  for (const { field, name } of files) parsePart(undefined, { [field]: name });
}

/** Checks the parameters of the path; a malformed one names no record. */
export function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const checked = checkFields(schema, value);
  if (!checked.ok) throw new Problem('record-not-found');
  return checked.data;
}
