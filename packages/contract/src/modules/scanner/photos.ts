import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';

/** Languages in which labels are recognised. */
export const printLanguages = ['en', 'fr', 'de', 'ar', 'ms', 'tr'] as const;
export type PrintLanguage = (typeof printLanguages)[number];

/** The words of a label as recognised in its photograph, in order. */
export const PrintedLabel = z
  .object({
    text: z.string(),
    /** Runs of words; uncertain ones are for the user to compare with the pack. */
    parts: z.array(z.object({ text: z.string(), is_sure: z.boolean() })),
  })
  .meta({ id: 'PrintedLabel' });
export type PrintedLabel = z.infer<typeof PrintedLabel>;

export const readFoodLabel = endpoint({
  method: 'POST',
  path: '/food_label_photo',
  access: 'signed-in',
  summary: 'Reads the print on a photograph of a label; nothing is kept of it.',
  body: z.object({
    /** Of the label. */
    language: z.enum(printLanguages, 'Please choose a language.').default('en'),
  }),
  files: { field: 'photo', max: 1, kind: 'image' },
  reply: PrintedLabel,
  errors: ['photo-unreadable', 'photo-waiting', 'overloaded'],
  limit: { max: 12, seconds: 60 },
});
