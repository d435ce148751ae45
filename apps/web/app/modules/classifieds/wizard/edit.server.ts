import { type AdDetail, getAd } from '@souk/contract/modules/classifieds/listings';
import { call } from '../../../lib/api.server.ts';
import { valuesOf } from '../../../lib/form.ts';
import type { PageArgs } from '../../../lib/page-state.server.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { formOfAd } from './ad-check.server.ts';
import { type AdForm, withStep } from './ad-form.ts';
import { checkedAgainst, loadGroups, loadLadder } from './draft.server.ts';
import { adPhotosIn } from './photos.server.ts';
import { placeIn } from './place.server.ts';

/** An own ad; another's is not there. */
export async function loadOwnAd(args: PageArgs, adId: string): Promise<AdDetail> {
  const ad = await call(args, getAd, { params: { id: adId } });
  if (ad.role !== 'owner') throw new Response(null, { status: 404 });
  return ad;
}

/** Everything the wizard shows of a stored ad. */
export async function loadEdit(
  args: PageArgs,
  viewer: Pick<Viewer, 'seller_type' | 'name' | 'image'>,
  ad: AdDetail,
) {
  const groups = await loadGroups(args, viewer.seller_type);
  const form = formOfAd(ad);
  const { chosen, attributes } = await checkedAgainst(args, groups, form);
  return {
    form,
    groups,
    chosen,
    attributes,
    images: ad.images,
    ladder: await loadLadder(args, chosen),
    sellerName: viewer.name,
    sellerImage: viewer.image,
    ad: {
      id: ad.id,
      title: ad.title,
      status: ad.status,
      is_sold: ad.is_sold,
      moves: ad.moves,
      rejection_reason: ad.rejection_reason,
    },
  };
}

const steps = ['category', 'details', 'price'] as const;

/** The submitted changes of a stored ad, checked against the questions of its present category. */
export async function readEdit(
  args: PageArgs,
  viewer: Pick<Viewer, 'seller_type'>,
  before: AdForm,
  sentForm: FormData,
) {
  const sent = valuesOf(sentForm);
  const place = await placeIn(args, sent);
  const photos = await adPhotosIn(args, sent);
  const { images: _images, ...fields } = sent;
  const given = { ...fields, address: place.address };
  let form = before;
  for (const step of steps) form = withStep(form, step, given);
  const groups = await loadGroups(args, viewer.seller_type);
  const { attributes, problems } = await checkedAgainst(args, groups, form);
  if (place.problem) problems.place = [place.problem];
  return { form, imageIds: photos.ids, refused: photos.refused, attributes, problems, places: place.options };
}
