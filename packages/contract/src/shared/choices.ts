import { z } from 'zod';
import { missing } from './sentences.ts';

/** One of the offered values; anything else counts as no choice. */
export const choice = <const T extends readonly string[]>(values: T, label: string) =>
  z.enum(values, missing(label));
