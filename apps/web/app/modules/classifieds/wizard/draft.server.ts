import { listFilterAttributes } from '@souk/contract/modules/catalogue/attributes';
import { listCategoriesBySlug } from '@souk/contract/modules/catalogue/categories';
import { getDraft, saveDraft } from '@souk/contract/modules/classifieds/drafts';
import { call, wordedFields } from '../../../lib/api.server.ts';
import { valuesOf } from '../../../lib/form.ts';
import { type PageArgs, pageStateOf } from '../../../lib/page-state.server.ts';
import { loadPriceLists } from '../../../lib/price-lists.server.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { type ChosenCategory, categoryGroups, chosenIn } from '../../catalogue/index.ts';
import { ladderFor } from '../../search/index.ts';
import { problemsOf } from './ad-check.server.ts';
import { type AdForm, readAdForm, withStep } from './ad-form.ts';
import { adPhotosIn } from './photos.server.ts';
import { type FoundPlace, placeIn } from './place.server.ts';
import { draftNumber, type WizardStep } from './steps.ts';

/** The categories this account may post in. */
export const loadGroups = async (args: PageArgs, type: Viewer['seller_type']) =>
  categoryGroups(await call(args, listCategoriesBySlug, { query: {} }), type);

/** The questions of a category, and the form checked against them. */
export async function checkedAgainst(
  args: PageArgs,
  groups: Awaited<ReturnType<typeof loadGroups>>,
  form: AdForm,
) {
  const chosen = chosenIn(groups, form.category_id);
  const attributes = chosen
    ? await call(args, listFilterAttributes, { body: { category_id: chosen.id } })
    : [];
  const checked = chosen ? form : { ...form, category_id: null };
  return {
    chosen,
    attributes,
    problems: wordedFields(
      pageStateOf(args),
      problemsOf(checked, { attributes, isJob: chosen?.template === 'job' }),
    ),
  };
}

/** The steps in which buyers filter prices of the category. */
export async function loadLadder(args: PageArgs, chosen: ChosenCategory | null): Promise<readonly number[]> {
  if (!chosen || chosen.template === 'job') return [];
  return ladderFor(await loadPriceLists(args), [chosen.parentId, chosen.id]);
}

/** The unfinished ad with everything its pages show. */
export async function loadDraft(args: PageArgs, viewer: Pick<Viewer, 'seller_type' | 'name'>) {
  const [draft, groups] = await Promise.all([call(args, getDraft), loadGroups(args, viewer.seller_type)]);
  const kept = readAdForm(draft?.form ?? {});
  const form = { ...kept, contact_name: kept.contact_name || viewer.name };
  return { draft, groups, form, ...(await checkedAgainst(args, groups, form)) };
}

interface Sending {
  step: WizardStep;
  /** The step the draft opens at next. */
  goal: WizardStep;
  form: FormData;
}

const nowhere: FoundPlace = { address: null, options: [] };

/** Saves one step's input; the other steps stay as they were. */
export async function keepStep(args: PageArgs, { step, goal, form: sentForm }: Sending) {
  const draft = await call(args, getDraft);
  const sent = valuesOf(sentForm);
  const place = step === 'price' ? await placeIn(args, sent) : nowhere;
  const photos =
    step === 'photos'
      ? await adPhotosIn(args, sent)
      : { ids: (draft?.images ?? []).map(({ id }) => id), refused: [] };

  const before = readAdForm(draft?.form ?? {});
  const { images: _images, ...fields } = sent;
  const form = withStep(before, step, { ...fields, address: place.address });
  const saved = await call(args, saveDraft, {
    body: { step: draftNumber(goal), form: JSON.parse(JSON.stringify(form)), image_ids: photos.ids },
  });
  return { form, place, refused: photos.refused, savedAt: saved.updated_at };
}
