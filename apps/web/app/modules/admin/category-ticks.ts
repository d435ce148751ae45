/** Ticks that a form has, as yes or no: a browser sends nothing for an empty box. */
export function ticksOf(form: FormData): Record<string, boolean> {
  const names = [...form.keys()].flatMap((key) =>
    key.startsWith('_has_') ? [key.slice('_has_'.length)] : [],
  );
  return Object.fromEntries(names.map((name) => [name, form.has(name)]));
}
