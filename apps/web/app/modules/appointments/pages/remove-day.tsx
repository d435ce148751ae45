import { teamTypes } from '@souk/contract/modules/availability/resources';
import { redirect } from 'react-router';
import { requireTypes } from '../../../lib/session.server.ts';
import { removeDay } from '../team-page.server.ts';
import { daysOffPath } from '../team-paths.ts';
import type { Route } from './+types/remove-day.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'RemoveSpecialDay',
};

export const loader = () => redirect(daysOffPath);

/** Gives a day its usual hours again. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, teamTypes);
  return removeDay(args);
}
