import { z } from 'zod';
import { invalidChoice, isBlank, labelOf, missing } from './sentences.ts';

/** One of the values offered: nothing chosen and something else chosen each have their own words. */
export const choice = <const T extends readonly string[]>(values: T, label?: string) =>
  z.enum(values, {
    error: ({ input, path = [] }) => (isBlank(input) ? missing(label ?? labelOf(path)) : invalidChoice),
  });
