import { listMyWaits, listWaitingDays } from '@souk/contract/modules/appointments/waits';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';

/** The days that the customer waits for. */
export const loadWaits = (args: PageArgs) => call(args, listMyWaits);

/** The days for which customers of the business wait. */
export const loadWaitingDays = (args: PageArgs) => call(args, listWaitingDays);
