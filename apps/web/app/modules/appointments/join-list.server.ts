import { joinWaitingList } from '@souk/contract/modules/appointments/waits';
import { data, redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import { loginAddress } from '../../lib/login-address.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { type BookingChoice, choicePath } from './booking-choice.ts';

interface Joining {
  businessId: number;
  choice: BookingChoice;
  /** What was told of the work, and where it is done. */
  told: { address?: unknown; note?: string | undefined };
  form: FormData;
}

/** Puts the customer on the waiting list of the posted day; a visitor logs in first. */
export async function joinList(args: PageArgs, { businessId, choice, told, form }: Joining) {
  if (!(await visitorOrPrivate(args)))
    return redirect(loginAddress(choicePath(businessId, { ...choice, step: 'time' })));
  const { services, addOns, staff, guests } = choice;
  const also = {
    business_id: businessId,
    service_ids: services,
    add_on_ids: addOns,
    ...told,
    ...(staff === undefined ? {} : { staff }),
    ...(guests === undefined ? {} : { guests }),
  };
  const done = await submit(args, joinWaitingList, { form, also });
  if (!done.ok) return data(done.problems, { status: done.status });
  return redirectWithToast(args, '/booking-list', done.message);
}
