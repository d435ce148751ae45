import type { z } from 'zod';
import type { FieldTexts } from './problem.ts';
import { textIn } from './say.ts';
import { sentenceOf } from './sentences.ts';

export const unstorable = 'This field has characters that cannot be stored.';
export const tooDeep = 'This field is nested too deeply.';
export const tooMuch = 'This is more than can be taken at once.';

/** No form of ours is nested deeper; a deeper one could exhaust the stack of recursive code. */
const deepest = 20;
/** Values in one call. A schema limits a list only after looking at each of its values. */
const mostValues = 20_000;
/** Messages in one refusal; a client that breaks more fields learns nothing from more messages. */
const mostMessages = 100;

/** For messages about the call as a whole. */
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
  /** Values that are only looked through, such as a provider's event, may contain any characters. */
  isKept?: boolean;
}

/** Finds values that no schema has to look for: too deep or too many to walk or, if they are stored, not storable. */
export function unfitPart(whole: unknown, { isKept = true }: Handling = {}): FieldTexts | undefined {
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

/** The only place that turns a schema's issues into messages by field. */
function problemsIn(error: z.ZodError): FieldTexts {
  const fields = new Map<string, Set<string>>();
  for (const issue of error.issues.slice(0, mostMessages)) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const field = path.length > 0 ? path.map(String).join('.') : wholeCall;
      fields.set(field, (fields.get(field) ?? new Set()).add(issue.message));
    }
  }
  // Own fields, even for a name such as __proto__.
  return Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages].map(textIn)]));
}

export type Checked<T> = { ok: true; data: T } | { ok: false; fields: FieldTexts };

/** Checks values against a schema; refusals are in the specification's words, field by field. */
export function checkFields<S extends z.ZodType>(schema: S, values: unknown): Checked<z.output<S>> {
  const unfit = unfitPart(values);
  if (unfit) return { ok: false, fields: unfit };
  const parsed = schema.safeParse(values, { error: sentenceOf });
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, fields: problemsIn(parsed.error) };
}
