import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { lockUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';
import { setPhone } from './set-phone.ts';

interface Change {
  mobileNo: string;
  code: string;
  otp_token: string;
}

/** Sets the phone to the number of the given proof; also verifies a phone after signing up. */
export function changeMobile(db: Db, viewer: User, change: Change): Promise<UserRow> {
  refuseActing(viewer);
  return db.transaction(async (tx) =>
    setPhone(tx, await lockUser(tx, viewer.id), {
      phone: change.mobileNo,
      countryCode: change.code,
      otp_token: change.otp_token,
    }),
  );
}
