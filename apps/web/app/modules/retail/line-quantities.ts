const fieldName = /^lines\[(\d+)\]$/;

/** Line → quantity from the fields `lines[<order_detail_id>]` of a form. */
export const readLines = (form: Iterable<[string, FormDataEntryValue]>): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const line = fieldName.exec(name)?.[1];
      return line && typeof value === 'string' ? [[line, value]] : [];
    }),
  );

/** The same for a body with files, whose fields keep their flat names. */
export const flatLines = (lines: Readonly<Record<string, string>>): Record<string, string | undefined> => ({
  lines: undefined,
  ...Object.fromEntries(Object.entries(lines).map(([line, quantity]) => [`lines[${line}]`, quantity])),
});
