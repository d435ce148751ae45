import { msg } from '@lingui/core/macro';
import type { AttributeValue } from '@souk/contract/modules/catalogue/attributes';
import { postAd } from '@souk/contract/modules/classifieds/ads';
import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { checkFields } from '@souk/contract/shared/check-fields';
import type { CallOf } from '@souk/contract/shared/endpoint';
import type { PageText } from '../../../lib/say-texts.server.ts';
import { listed } from '../../../lib/typed-values.ts';
import { type AdForm, type AskedAttribute, hasAmount } from './ad-form.ts';

/** Values as they were typed; the API reads and checks them. */
type AdBody = CallOf<typeof postAd>['body'];

/** The API's body: the form, with its pictures in their order. */
export function bodyOf(form: AdForm, imageIds: readonly number[]): AdBody {
  const isPriced = hasAmount(form.price_type);
  return {
    ...form,
    category_id: form.category_id ?? undefined,
    address: form.address ?? undefined,
    options: Object.fromEntries(form.options.map(({ name, values }) => [name, listed(values)])),
    price: isPriced ? form.price : '',
    sale_price: isPriced ? form.sale_price : '',
    image_ids: imageIds,
  } as AdBody;
}

const isMissing = (answer: string | string[] | undefined) => answer === undefined || answer.length === 0;

type Problems = Record<string, PageText[]>;

function incompleteOptions(form: AdForm): Problems {
  const problems: Problems = {};
  for (const [index, row] of form.options.entries()) {
    if (!row.name) problems[`options.${index}.name`] = [msg`Name is required.`];
    if (listed(row.values).length === 0) problems[`options.${index}.values`] = [msg`Values is required.`];
  }
  return problems;
}

function schemaProblems(form: AdForm): Problems {
  const checked = checkFields(postAd.body, bodyOf(form, []));
  const problems: Problems = {};
  for (const [path, messages] of Object.entries(checked.ok ? {} : checked.fields)) {
    const [name = ''] = path.split('.');
    if (name === 'address') problems.place = [msg`Location is required.`];
    else if (name === 'category_id') problems[name] = [msg`Category is required.`];
    else problems[name] = [...(problems[name] ?? []), ...messages];
  }
  return problems;
}

/** Why the form cannot be posted, by field: the endpoint's own rules and the category's required attributes. */
export function problemsOf(
  form: AdForm,
  { attributes, isJob }: { attributes: readonly AskedAttribute[]; isJob: boolean },
): Problems {
  const problems: Problems = { ...schemaProblems(form), ...incompleteOptions(form) };
  for (const { slug, name, required } of attributes) {
    if (required && isMissing(form.attributes[slug]))
      problems[`attributes.${slug}`] = [msg`${name} is required.`];
  }
  if (hasAmount(form.price_type) && !form.price && !isJob) problems.price = [msg`Price is required.`];
  return problems;
}

const dollars = (money: { cents: number } | null | undefined): string =>
  money ? (money.cents / 100).toFixed(2) : '';

const answered = (value: AttributeValue): string | string[] => (Array.isArray(value) ? value : String(value));

/** The form of a stored ad. */
export const formOfAd = (ad: AdDetail): AdForm => ({
  category_id: ad.category_id,
  title: ad.title,
  description: ad.description,
  condition: ad.condition ?? '',
  attributes: Object.fromEntries(ad.attributes.map(({ slug, value }) => [slug, answered(value)])),
  quantity: String(ad.retail?.quantity ?? ''),
  sku: ad.retail?.sku ?? '',
  brand: ad.retail?.brand ?? '',
  options: Object.entries(ad.retail?.options ?? {}).map(([name, values]) => ({
    name,
    values: values.join(', '),
  })),
  price: dollars(ad.price),
  price_type: ad.price_type,
  sale_price: dollars(ad.retail?.sale_price),
  postage: dollars(ad.retail?.postage),
  address: ad.address,
  place_text: ad.address.location,
  contact_name: ad.contact_name ?? '',
  contact_phone: ad.contact_phone ?? '',
  hide_phone: ad.hide_phone,
});

function heard(form: AdForm): string {
  const read = checkFields(postAd.body, bodyOf(form, []));
  return JSON.stringify(read.ok ? read.data : form);
}

/** Whether two forms differ in anything that the API receives. */
export const isChanged = (before: AdForm, after: AdForm): boolean => heard(before) !== heard(after);
