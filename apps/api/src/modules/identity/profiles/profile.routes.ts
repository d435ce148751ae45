import * as contract from '@souk/contract/modules/identity/profiles';
import { countFor } from '../../../platform/counters.ts';
import type { Api } from '../../../platform/http/api.ts';
import { getUser } from '../users/user.queries.ts';
import { changeAddress } from './change-address.ts';
import { changeEmail } from './change-email.ts';
import { changeMobile } from './change-mobile.ts';
import { changeUsername } from './change-username.ts';
import { confirmEmail } from './confirm-email.ts';
import { presentProfile, presentPublicProfile, presentSummary } from './profile.present.ts';
import { getVisibleUser } from './profile.queries.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { updateUserProfile } from './update-user-profile.ts';

export function profileRoutes(api: Api) {
  api.answer(contract.getUserProfile, async ({ db, user }) => presentProfile(await getUser(db, user.id)));

  api.answer(contract.getUserProfileById, async ({ db, user, params }) =>
    params.user_id === user.id
      ? presentProfile(await getUser(db, user.id))
      : presentPublicProfile(await getVisibleUser(db, params.user_id)),
  );

  api.answer(contract.getUserDetails, async ({ db, params }) => presentSummary(await getUser(db, params.id)));

  api.answer(contract.getUserCounters, async ({ db, user }) => {
    const counts = await countFor(db, user.id);
    return {
      booking_count: counts.booking_count ?? 0,
      calendar_count: counts.calendar_count ?? 0,
      cart_count: counts.cart_count ?? 0,
      notification_count: counts.notification_count ?? 0,
      wishlist_count: counts.wishlist_count ?? 0,
      message_count: counts.message_count ?? 0,
    };
  });

  api.answer(contract.changeUsername, async ({ db, user, body }) =>
    presentProfile(await changeUsername(db, user.id, body.username)),
  );

  api.answer(contract.changeMobile, async ({ db, user, body }) =>
    presentProfile(await changeMobile(db, user, body)),
  );

  api.answer(contract.changeEmail, async ({ db, config, user, body }) =>
    presentProfile(await changeEmail(db, config, user, body)),
  );

  api.answer(contract.confirmEmail, async ({ db, viewer, body }) => {
    await confirmEmail(db, viewer, body.token);
    return null;
  });

  api.answer(contract.sendConfirmation, async ({ db, config, user }) => {
    await sendConfirmation(db, config, user.id);
    return null;
  });

  api.answer(contract.changeAddress, async ({ db, user, body }) =>
    presentProfile(await changeAddress(db, user.id, body)),
  );

  api.answer(contract.updateUserProfile, async ({ db, config, timeZone, user, body }) =>
    presentProfile(await updateUserProfile({ db, config, timeZone }, user, body)),
  );
}
