import { type PrintedLabel, readFoodLabel } from '@souk/contract/modules/scanner/photos';
import { data } from 'react-router';
import { type FormProblems, submit } from '../../lib/api.server.ts';
import { readForm } from '../../lib/form.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { atFields } from './add-product.server.ts';

/** The side of the pack that has the list. */
const photoField = 'photo_ingredients';

export interface ReadLabelAnswer {
  label: PrintedLabel | null;
  /** The form as it was plus the recognised text, for the page without scripts. */
  problems: FormProblems;
}

const joined = (typed: unknown, read: string): string =>
  [typeof typed === 'string' ? typed.trim() : '', read].filter(Boolean).join('\n');

/** Recognises the list in its photograph and appends it to the form's text. */
export async function readLabel(args: PageArgs) {
  const given = await postedForm(args);
  const photo = given.get(photoField);
  const asked = new FormData();
  if (photo instanceof File && photo.size > 0) asked.append('photo', photo, photo.name);
  asked.append('language', String(given.get('language') ?? 'en'));
  const { values } = await readForm(args.request, given);
  const sent = await submit(args, readFoodLabel, { form: asked });
  if (!sent.ok) {
    const { photo: refused, ...fields } = sent.problems.fields;
    const problems = {
      ...sent.problems,
      fields: { ...fields, ...(refused ? { images: refused } : {}) },
      values,
    };
    return data<ReadLabelAnswer>({ label: null, problems: atFields(problems) }, { status: sent.status });
  }
  const ingredients = joined(values.ingredients, sent.reply.text);
  return data<ReadLabelAnswer>({
    label: sent.reply,
    problems: atFields({ fields: {}, values: { ...values, ingredients } }),
  });
}
