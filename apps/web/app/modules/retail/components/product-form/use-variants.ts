import { useState } from 'react';
import type { OptionFields, ProductFields, VariantFields } from '../../product-fields.ts';
import {
  type FilledField,
  fillRows,
  fitsOptions,
  gridSize,
  maxVariants,
  variantGrid,
} from '../../variant-grid.ts';

const replaced = <T>(list: readonly T[], index: number, change: Partial<T>): T[] =>
  list.map((item, place) => (place === index ? { ...item, ...change } : item));

/** Options and variants of a product while it is being written. */
export function useVariants(form: Pick<ProductFields, 'options' | 'variants'>) {
  const [options, setOptions] = useState<readonly OptionFields[]>(form.options);
  const [rows, setRows] = useState<readonly VariantFields[]>(form.variants);
  const size = gridSize(options);
  const isFitting = fitsOptions(options, rows);

  /** A value that loses its last row is removed from its option, so that both stay consistent. */
  const remove = (index: number) => {
    const left = rows.toSpliced(index, 1);
    setRows(left);
    setOptions(
      options.map(({ name, values }, place) => ({
        name,
        values: values
          .split(',')
          .filter((value) => left.some((row) => row.values[place] === value.trim()))
          .join(','),
      })),
    );
  };
  const build = (next: readonly OptionFields[] = options) => {
    if (gridSize(next) <= maxVariants && !fitsOptions(next, rows)) setRows(variantGrid(next, rows));
  };
  return {
    options,
    rows,
    size,
    isFitting,
    build,
    remove,
    addOption: () => setOptions([...options, { name: '', values: '' }]),
    changeOption: (index: number, change: Partial<OptionFields>) =>
      setOptions(replaced(options, index, change)),
    removeOption: (index: number) => {
      const left = options.toSpliced(index, 1);
      setOptions(left);
      build(left);
    },
    change: (index: number, change: Partial<VariantFields>) => setRows(replaced(rows, index, change)),
    fill: (given: Partial<Record<FilledField, string>>) => setRows(fillRows(rows, given)),
  };
}

export type Variants = ReturnType<typeof useVariants>;
