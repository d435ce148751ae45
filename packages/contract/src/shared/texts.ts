import { z } from 'zod';
import { inSchema, named, say } from './say.ts';
import { labelOf, missing, tooLong, tooShort } from './sentences.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const saysMissing = (label?: string) => (issue: Issue) =>
  issue.input === undefined || issue.input === null ? missing(label ?? labelOf(issue.path ?? [])) : undefined;

/** An empty field gets the message that it is required and no other. */
export const filled = (error: string) => ({ error, abort: true });

/** Required text: empty, only whitespace, too short and too long each have their own message. */
export const text = (label: string, { min = 1, max = 200 }: { min?: number; max?: number } = {}) =>
  z
    .string({ error: saysMissing(label) })
    .min(1, filled(missing(label)))
    .refine((value) => value.trim() !== '', filled(inSchema(say`${named(label)} can not be empty.`)))
    .trim()
    .min(min, tooShort(min))
    .max(max, tooLong(max));

/** Text that may be empty and then stays so. */
export const line = (max = 200) => z.string().trim().max(max, tooLong(max));

/** Text that may be left out; an empty string counts as left out. */
export const optionalText = (max = 200) =>
  line(max)
    .transform((value) => value || undefined)
    .optional();
