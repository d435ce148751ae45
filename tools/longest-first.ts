import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longer than twenty seconds, longest first: started last, they would leave the other workers idle.
 * Those that kill servers, and so need several processes each, are kept apart.
 */
export const longest = [
  'apps/api/src/testing/killed-checkouts.test.ts',
  'tools/seed/market.test.ts',
  'packages/food/src/haram-never-halal.test.ts',
  'apps/api/src/testing/killed-database.test.ts',
  'apps/api/src/testing/malformed.test.ts',
  'apps/api/src/testing/killed-primary.test.ts',
  'apps/api/src/testing/own-rows.test.ts',
  'apps/api/src/testing/every-endpoint.test.ts',
  'apps/api/src/testing/killed-and-kept.test.ts',
  'apps/api/src/testing/killed-workers.test.ts',
  'tools/blueprints/blueprints.test.ts',
  'packages/food/src/denials.test.ts',
  'packages/food/src/linear-time.test.ts',
  'apps/api/src/modules/retail/orders/order-histories.test.ts',
];

function rankOf({ moduleId }: Pick<TestSpecification, 'moduleId'>): number {
  const rank = longest.findIndex((file) => moduleId.endsWith(file));
  return rank < 0 ? longest.length : rank;
}

export const longestFirst = <File extends Pick<TestSpecification, 'moduleId'>>(
  files: readonly File[],
): File[] => files.toSorted((one, other) => rankOf(one) - rankOf(other));

/** Starts with the files that take longest; the others keep the library's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}
