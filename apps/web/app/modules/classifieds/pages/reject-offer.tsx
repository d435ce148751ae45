import { rejectOffer } from '@souk/contract/modules/classifieds/offers';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { redirect } from 'react-router';
import { requireTypes } from '../../../lib/session.server.ts';
import { answerOffer } from '../answer-offer.server.ts';
import type { Route } from './+types/reject-offer.ts';

export const loader = () => redirect('/offers');

/** Rejects an offer on an own ad. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, postingTypes);
  return answerOffer(args, rejectOffer);
}
