import type { SourceFile } from './source-file.ts';

/** Schema → its module. */
export const schemas = new Map([
  ...([
    ['retail', 'retail'] as const,
    ['identity', 'identity'] as const,
    ['payments', 'payments'] as const,
  ] as const),
  ['simulated', 'payments'],
  ['platform', 'platform'],
]);

/** A file of retail with this text. */
export const inRetail = (text: string, path = 'orders/plant-order.ts'): SourceFile => ({
  path: `apps/api/src/modules/retail/${path}`,
  text,
});
