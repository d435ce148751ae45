import { msg } from '@lingui/core/macro';
import { createBrochure, updateBrochure } from '@souk/contract/modules/sellers/brochures';
import { createCertificate, updateCertificate } from '@souk/contract/modules/sellers/certificates';
import { uploadDocument } from '@souk/contract/modules/sellers/documents';
import { createGalleryImage, updateGalleryImage } from '@souk/contract/modules/sellers/gallery';
import { createPortfolio, updatePortfolio } from '@souk/contract/modules/sellers/portfolios';
import { savePostageDetails } from '@souk/contract/modules/sellers/postage';
import { updateBusinessProfile, updateCompanyLogo } from '@souk/contract/modules/sellers/profiles';
import type { Endpoint } from '@souk/contract/shared/endpoint';
import type { FieldProblems } from '@souk/contract/shared/problem';
import { type FormProblems, submit } from '../../lib/api.server.ts';
import { valuesOf } from '../../lib/form.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { placeUnknown, takePlace } from '../locations/index.server.ts';
import { sentRows, typedRows } from './postage-rows.ts';

export type Saved = { ok: true; message: string } | { ok: false; status: number; problems: FormProblems };

type Save = (args: PageArgs, form: FormData) => Promise<Saved>;

/** Forms send neither empty lists nor unticked boxes; a hidden field says that they were on the form. */
function marked(form: FormData): Record<string, unknown> {
  return {
    ...(form.get('category_id') === '' ? { category_id: undefined } : {}),
    ...(form.has('_categories') ? { sub_category_ids: form.getAll('sub_category_ids') } : {}),
    ...(form.has('_gst') ? { is_gst_registered: form.has('is_gst_registered') } : {}),
    ...(form.has('_place') ? { shows_street: form.has('shows_street') } : {}),
    ...(form.has('_service') ? { delivery: form.has('delivery'), pickup: form.has('pickup') } : {}),
  };
}

/** Makes a form fail its own check, so that all its problems are shown together and nothing is sent. */
const refusedPlace = 'none';

export const placeWords = { none: msg`Address is required.`, unknown: placeUnknown };

/** Saves the business fields of the form, whose place must be known. */
export async function saveBusiness(
  args: PageArgs,
  form: FormData,
  missing: FieldProblems = {},
): Promise<Saved> {
  const taken = form.has('address_text') ? await takePlace(args, form, 'address') : undefined;
  const isRefused = (taken && taken.kind !== 'found') || Object.keys(missing).length > 0;
  const place = taken?.kind === 'found' ? { address: taken.place } : {};
  const address = isRefused ? { address: refusedPlace } : place;
  const saved = await submit(args, updateBusinessProfile, { form, also: { ...marked(form), ...address } });
  if (saved.ok || !isRefused) return saved;

  const { address: _, ...fields } = saved.problems.fields;
  const told =
    taken && taken.kind !== 'found' ? { address: [pageStateOf(args).say(placeWords[taken.kind])] } : {};
  return { ...saved, problems: { ...saved.problems, fields: { ...fields, ...missing, ...told } } };
}

export const savePostage: Save = (args, form) =>
  submit(args, savePostageDetails, { form, also: { methods: sentRows(typedRows(valuesOf(form).methods)) } });

const create =
  (endpoint: Endpoint): Save =>
  (args, form) =>
    submit(args, endpoint, { form });

/** What the sections of the business page save. */
const saves: Record<string, Save> = {
  logo: create(updateCompanyLogo),
  information: (args, form) => saveBusiness(args, form),
  contact: (args, form) => saveBusiness(args, form),
  hours: (args, form) => saveBusiness(args, form),
  service: (args, form) => saveBusiness(args, form),
  postage: savePostage,
  documents: create(uploadDocument),
  gallery: create(createGalleryImage),
  portfolios: create(createPortfolio),
  brochures: create(createBrochure),
  certificates: create(createCertificate),
};

const updates: Record<string, Endpoint> = {
  gallery: updateGalleryImage,
  portfolios: updatePortfolio,
  brochures: updateBrochure,
  certificates: updateCertificate,
};

const of = <T>(table: Record<string, T>, section: string): T | undefined =>
  Object.hasOwn(table, section) ? table[section] : undefined;

export const findBusinessSave = (section: string) => of(saves, section);
export const findBusinessUpdate = (section: string) => of(updates, section);
