import { acceptOffer } from '@souk/contract/modules/classifieds/offers';
import { redirect } from 'react-router';
import { answerBack } from '../../modules/messaging/index.server.ts';
import type { Route } from './+types/accept-offer.ts';

export const handle = { access: 'login' };

export const loader = () => redirect('/messages');

/** Accepts an offer from its card in the chat. */
export const action = (args: Route.ActionArgs) => answerBack(args, acceptOffer);
