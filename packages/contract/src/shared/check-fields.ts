import type { z } from 'zod';
import type { FieldProblems } from './problem.ts';
import { sentenceOf } from './sentences.ts';

export const unstorable = 'This field has characters that cannot be stored.';
export const tooDeep = 'This field is nested too deeply.';
export const tooMuch = 'This is more than can be taken at once.';

/** No form of ours nests deeper; what does would exhaust the stack of whoever walks it by calls. */
const deepest = 20;
/** Values of one call. A list is bounded by its schema only after each of its values was looked at. */
const mostValues = 20_000;
/** Messages of one refusal; a client that breaks more fields than these has more to mend than these say. */
const mostMessages = 100;

/** Where a value belongs to the call as a whole and to no field. */
const wholeCall = 'form';

/** PostgreSQL stores neither NUL nor half of a surrogate pair, in text as in JSON. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

interface Place {
  value: unknown;
  field: string;
  depth: number;
}

const inside = ({ value, field, depth }: Place): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, inner]) => ({
        value: inner,
        depth: depth + 1,
        field: depth === 0 && isStorable(name) ? name : field,
      }))
    : [];

const hasBadName = (value: unknown) =>
  typeof value === 'object' && value !== null && !Object.keys(value).every(isStorable);

interface Handling {
  /** What is only looked through, such as a provider's event, may hold any characters. */
  isKept?: boolean;
}

/** What no schema has to look for: values that can be neither walked nor, where they are kept, stored. */
export function unfitPart(whole: unknown, { isKept = true }: Handling = {}): FieldProblems | undefined {
  const places: Place[] = [{ value: whole, field: wholeCall, depth: 0 }];
  let count = 0;
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, field, depth } = place;
    count += 1;
    if (depth > deepest) return { [field]: [tooDeep] };
    if (count > mostValues) return { [wholeCall]: [tooMuch] };
    if (isKept && (typeof value === 'string' ? !isStorable(value) : hasBadName(value)))
      return { [field]: [unstorable] };
    for (const next of inside(place)) places.push(next);
  }
  return undefined;
}

/** The one place that turns what a schema objects to into messages by field. */
function problemsIn(error: z.ZodError): FieldProblems {
  const fields = new Map<string, Set<string>>();
  for (const issue of error.issues.slice(0, mostMessages)) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const field = path.length > 0 ? path.map(String).join('.') : wholeCall;
      fields.set(field, (fields.get(field) ?? new Set()).add(issue.message));
    }
  }
  // Entries become own fields even under a name such as __proto__.
  return Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages]]));
}

export type Checked<T> = { ok: true; data: T } | { ok: false; fields: FieldProblems };

/** Checks values against a schema; refusals are in the specification's words, field by field. */
export function checkFields<S extends z.ZodType>(schema: S, values: unknown): Checked<z.output<S>> {
  const unfit = unfitPart(values);
  if (unfit) return { ok: false, fields: unfit };
  const parsed = schema.safeParse(values, { error: sentenceOf });
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, fields: problemsIn(parsed.error) };
}
