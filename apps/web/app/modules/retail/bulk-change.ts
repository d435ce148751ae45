export const bulkKinds = [
  'price-percent',
  'price-amount',
  'stock-set',
  'stock-add',
  'category',
  'move',
] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** The field with the amount of each kind of change. */
const fieldOf: Record<BulkKind, string> = {
  'price-percent': 'percent',
  'price-amount': 'amount',
  'stock-set': 'stock',
  'stock-add': 'by',
  category: 'category_id',
  move: 'move',
};

const signed = new Set(['percent', 'amount', 'by']);

/** The change that the form asks for: its kind and value; "lower" negates the value. */
export function bulkChangeOf(form: FormData): Record<string, string> {
  const kind = bulkKinds.find((name) => name === form.get('_kind')) ?? 'price-percent';
  const field = fieldOf[kind];
  const typed = String(form.get(field) ?? '').trim();
  const isLower = signed.has(field) && form.get(`_${field}_way`) === 'lower';
  // An empty number would be read as 0.
  const value = typed === '' ? 'none' : isLower && !typed.startsWith('-') ? `-${typed}` : typed;
  return { kind, [field]: value };
}
