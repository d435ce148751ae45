import { checkFields, unfitPart } from '@souk/contract/shared/check-fields';
import type { FieldTexts } from '@souk/contract/shared/problem';
import { z } from 'zod';
import { Problem } from '../errors.ts';

const refuse = (fields: FieldTexts): never => {
  throw new Problem('fields-invalid', { fields });
};

/** Checks a part of a call; invalid fields are reported one by one (423). */
export function parseFields<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const checked = checkFields(schema, value ?? {});
  return checked.ok ? checked.data : refuse(checked.fields);
}

/** A part without a schema may still be hashed, so its nesting is limited. */
export function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema && !(schema instanceof z.ZodUnknown)) return parseFields(schema, value);
  const unfit = unfitPart(value, { isKept: false });
  return unfit ? refuse(unfit) : schema && value;
}

/** Names of files are stored with them. */
export function checkFileNames(files: readonly { field: string; name: string }[]): void {
  for (const { field, name } of files) {
    const unfit = unfitPart({ [field]: name });
    if (unfit) refuse(unfit);
  }
}

/** Checks the parameters of the path; a malformed one is a missing record. */
export function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const checked = checkFields(schema, value);
  if (!checked.ok) throw new Problem('record-not-found');
  return checked.data;
}
