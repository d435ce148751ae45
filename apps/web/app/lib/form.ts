import { knownTimeZone } from '@souk/contract/shared/time-zones';

type Tree = { [name: string]: unknown };

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

const noSteps: ReadonlySet<string | number> = new Set(['__proto__', 'constructor', 'prototype']);
/** No field of ours is nested deeper; a deeper one could exhaust the stack when the form is shown again. */
const deepest = 20;

/**
 * `address.city`, `address[city]`, `rows[0].title` and `tags[]` as steps; names that could reach a prototype are
 * dropped.
 */
function stepsOf(name: string): (string | number)[] {
  const steps = name
    .replace(/\[(\w*)\]/g, '.$1')
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const isOurs = steps.length <= deepest && !steps.some((step) => noSteps.has(step));
  return isOurs ? steps : [];
}

function grow(parent: Tree | unknown[], step: string | number, next: string | number): Tree | unknown[] {
  const holder = parent as Tree;
  const present = holder[step];
  if (Array.isArray(present) || isTree(present)) return present;
  const fresh: Tree | unknown[] = typeof next === 'number' || next === '' ? [] : {};
  holder[step] = fresh;
  return fresh;
}

function put(tree: Tree, name: string, value: unknown) {
  const steps = stepsOf(name);
  const last = steps.at(-1);
  if (last === undefined) return;
  let place: Tree | unknown[] = tree;
  for (const [index, step] of steps.slice(0, -1).entries()) {
    place = grow(place, step, steps[index + 1] ?? '');
  }
  if (Array.isArray(place)) {
    if (typeof last === 'number' && last < 1000) place[last] = value;
    else place.push(value);
    return;
  }
  if (!(last in place)) place[last] = value;
  else if (Array.isArray(place[last])) (place[last] as unknown[]).push(value);
  else place[last] = [place[last], value];
}

/** Form entries as an object: repeated names and `name[]` become lists, files are kept as they are. */
export function valuesOf(form: FormData): Tree {
  const values: Tree = {};
  for (const [name, value] of form) {
    if (value instanceof File && value.size === 0 && value.name === '') continue;
    put(values, name, value);
  }
  return values;
}

export interface ReadForm {
  values: Tree;
  files: [name: string, file: File][];
  idempotencyKey: string | undefined;
  /** The zone that dates and times were typed in. */
  timeZone: string | undefined;
}

async function entriesOf(request: Request, form: FormData | undefined): Promise<Tree> {
  if (form) return valuesOf(form);
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    const body: unknown = await request.json();
    return isTree(body) ? body : {};
  }
  return valuesOf(await request.formData());
}

const filesIn = (values: Tree): [string, File][] =>
  Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((part): part is File => part instanceof File)
      .map((file): [string, File] => [name, file]),
  );

/** Reads a posted form; hidden fields that begin with `_` are for the page and are not sent to the API. */
export async function readForm(request: Request, form?: FormData): Promise<ReadForm> {
  const entries = await entriesOf(request, form);
  const key = entries._idempotencyKey;
  const files = filesIn(entries);
  const named = new Set(files.map(([name]) => name));
  const values = Object.fromEntries(
    Object.entries(entries).filter(([name]) => !name.startsWith('_') && !named.has(name)),
  );
  const [zone] = [entries._time_zone].flat();
  return {
    values,
    files,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    timeZone: typeof zone === 'string' ? knownTimeZone(zone) : undefined,
  };
}

function append(form: FormData, name: string, value: unknown) {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) for (const part of value) append(form, `${name}[]`, part);
  else if (isTree(value))
    for (const [key, part] of Object.entries(value)) append(form, `${name}[${key}]`, part);
  else form.append(name, String(value));
}

/** Text fields and files in one multipart body. */
export function bodyWithFiles(values: Tree, files: ReadForm['files']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) append(form, name, value);
  for (const [name, file] of files) form.append(name, file, file.name);
  return form;
}

const secret = /password|cvc|cvv|card_?number|otp|token|secret/i;

/** Values that may be sent back to the page. */
export const withoutSecrets = (values: Tree): Tree =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)));
