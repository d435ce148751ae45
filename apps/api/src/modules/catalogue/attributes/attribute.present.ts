import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
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
