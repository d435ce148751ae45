/** A form's checkboxes as yes or no: browsers send nothing for an unticked box. */
export function ticksOf(form: FormData): Record<string, boolean> {
  const names = [...form.keys()].flatMap((key) =>
    key.startsWith('_has_') ? [key.slice('_has_'.length)] : [],
  );
  return Object.fromEntries(names.map((name) => [name, form.has(name)]));
}
