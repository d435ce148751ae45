import { z } from 'zod';
import { missing } from './sentences.ts';

/** One of the values offered; whatever is none of them counts as nothing chosen. */
export const choice = <const T extends readonly string[]>(values: T, label: string) =>
  z.enum(values, missing(label));
