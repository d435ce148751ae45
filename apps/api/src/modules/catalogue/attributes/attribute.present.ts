import type { Attribute, AttributeValue } from '@souk/contract/modules/catalogue/attributes';
import type { AttributeRow, OptionRow } from './attribute.tables.ts';

export const presentAttribute = (row: AttributeRow, options: readonly OptionRow[]): Attribute => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  type: row.type,
  unit: row.unit,
  required: row.required,
  searchable: row.searchable,
  position: row.position,
  min: row.minValue,
  max: row.maxValue,
  options: options.map(({ id, label, value }) => ({ id, label, value })),
});

const wholeNumbers = new Intl.NumberFormat('en-AU');

/** An attribute's value as people read it: `84,000 km`, `Yes`, `Pool, Study`. */
export function labelOf({ type, unit, slug }: Attribute, value: AttributeValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  // A year takes no thousands separator.
  const text = type === 'number' && slug !== 'year' ? wholeNumbers.format(Number(value)) : String(value);
  return unit ? `${text} ${unit}` : text;
}
