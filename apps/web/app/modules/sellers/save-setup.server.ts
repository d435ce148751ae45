import { msg } from '@lingui/core/macro';
import { updateUserProfile } from '@souk/contract/modules/identity/profiles';
import { uploadDocument } from '@souk/contract/modules/sellers/documents';
import { createGalleryImage } from '@souk/contract/modules/sellers/gallery';
import { completeProfileSetup, getProfileSetup, type SetupStep } from '@souk/contract/modules/sellers/setup';
import { call, submit } from '../../lib/api.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { takePlace } from '../locations/index.server.ts';
import { placeWords, type Saved, saveBusiness, savePostage } from './save-business.server.ts';
import { type ForeignStep, isForeign, type OwnStep, stepAfter, stepPath } from './setup-steps.ts';

export type SaveStep = (args: PageArgs, form: FormData) => Promise<Saved>;

/** The category of a shop or dealer, which has no separate step for it. */
function formOfCategory(form: FormData): FormData {
  const own = new FormData();
  for (const name of ['_categories', 'category_id', 'sub_category_ids'])
    for (const value of form.getAll(name)) own.append(name, value);
  return own;
}

const isBlank = (form: FormData, name: string) => String(form.get(name) ?? '').trim() === '';

const saveProfile: SaveStep = async (args, form) => {
  const taken = await takePlace(args, form, 'address');
  const { say } = pageStateOf(args);
  const missing = {
    ...(isBlank(form, 'mobileNo') ? { mobileNo: [say(msg`Mobile number is required.`)] } : {}),
    ...(taken.kind === 'found' ? {} : { address: [say(placeWords[taken.kind])] }),
  };
  // An unknown place makes the form fail its own check, so that all problems are shown together.
  const isWhole = taken.kind === 'found' && Object.keys(missing).length === 0;
  const address = isWhole ? taken.place : 'none';
  const saved = await submit(args, updateUserProfile, { form, also: { address } });
  if (!saved.ok) {
    const { address: _, ...fields } = saved.problems.fields;
    return { ...saved, problems: { ...saved.problems, fields: { ...fields, ...missing } } };
  }
  return form.has('_categories') ? saveBusiness(args, formOfCategory(form)) : saved;
};

/** The step counts as done with a description, which the business page itself may leave out. */
const saveBusinessStep: SaveStep = (args, form) =>
  saveBusiness(
    args,
    form,
    isBlank(form, 'description')
      ? { description: [pageStateOf(args).say(msg`Description is required.`)] }
      : {},
  );

/** What each step of this module saves. */
const saves: Record<OwnStep, SaveStep> = {
  'profile-information': saveProfile,
  'business-information': saveBusinessStep,
  'upload-documents': (args, form) => submit(args, uploadDocument, { form }),
  'upload-gallery': (args, form) => submit(args, createGalleryImage, { form }),
  'postage-details': savePostage,
};

/** Steps in which things are added one by one: the page stays until the visitor continues. */
const collecting: readonly SetupStep[] = ['upload-documents', 'upload-gallery'];

export const exitPath = (isBusiness: boolean) => (isBusiness ? '/myProfile' : '/profile');

interface Way {
  isBusiness: boolean;
  /** "Save and exit" was pressed. */
  isLeaving: boolean;
}

/** Where a saved step leads: to the next, out, or to the dashboard if none is open. */
async function wayOn(args: PageArgs, step: SetupStep, { isBusiness, isLeaving }: Way): Promise<string> {
  if (collecting.includes(step)) return stepPath(step);
  const setup = await call(args, getProfileSetup);
  const after = stepAfter(setup.steps, step);
  if (setup.next === '' && !setup.profile_completed && !after) {
    await call(args, completeProfileSetup);
    return isBusiness ? '/dashboards' : '/profile';
  }
  if (isLeaving) return exitPath(isBusiness);
  if (after) return stepPath(after);
  return setup.next ? stepPath(setup.next) : exitPath(isBusiness);
}

interface Wizard {
  isBusiness: boolean;
  foreign: Record<ForeignStep, SaveStep>;
}

/** Saves one step and returns where it leads. */
export async function saveStep(args: PageArgs, step: SetupStep, { isBusiness, foreign }: Wizard) {
  const form = await postedForm(args);
  const save = isForeign(step) ? foreign[step] : saves[step];
  const saved = await save(args, form);
  if (!saved.ok) return saved;
  const to = await wayOn(args, step, { isBusiness, isLeaving: form.has('_exit') });
  return { ...saved, to };
}
