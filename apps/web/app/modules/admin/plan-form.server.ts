const linesOf = (text: FormDataEntryValue | null): string[] =>
  typeof text === 'string'
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : [];

/** What a form cannot send by itself: lists of one item, unticked boxes, one feature per line. */
export const planValues = (form: FormData) => ({
  seller_types: form.getAll('seller_types'),
  features: linesOf(form.get('features')),
  is_active: form.has('is_active'),
});
