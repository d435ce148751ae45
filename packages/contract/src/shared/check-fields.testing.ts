import type { z } from 'zod';
import { checkFields } from './check-fields.ts';
import { inEnglish } from './say.ts';

/** Checks values as a call does, with every message in English. */
export function checkInEnglish<S extends z.ZodType>(schema: S, values: unknown) {
  const checked = checkFields(schema, values);
  if (checked.ok) return checked;
  const fields = Object.entries(checked.fields).map(
    ([field, texts]) => [field, texts.map(inEnglish)] as const,
  );
  return { ok: false as const, fields: Object.fromEntries(fields) };
}
