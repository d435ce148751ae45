/** One field of a submitted form; files pass through unchanged. */
export type FormEntry = readonly [name: string, value: unknown];

type Group = Record<string, unknown>;

const bare = (): Group => Object.create(null);

function put(group: Group, key: string, value: unknown, isList: boolean): void {
  const held = group[key];
  if (held === undefined) group[key] = isList ? [value] : value;
  else group[key] = Array.isArray(held) ? [...held, value] : [held, value];
}

/**
 * Folds form entries into the shape that a schema expects: repeated names and `name[]` become lists, `name[key]`
 * becomes an object.
 */
export function foldForm(entries: Iterable<FormEntry>): Group {
  const form = bare();
  const groups = new Map<string, Group>();
  for (const [name, value] of entries) {
    const [, base = name, key] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name) ?? [];
    if (!key) {
      put(form, base, value, key === '');
      continue;
    }
    const group = groups.get(base) ?? bare();
    groups.set(base, group);
    put(group, key, value, false);
  }
  return { ...form, ...Object.fromEntries(groups) };
}
