/** Front door of identity: what other modules may use. */
export { passwordChanged, userBlocked, userDeleted, userRegistered, userUnblocked } from './events.ts';
export { normalPhone } from './otp/otp.rules.ts';
export { useProof } from './otp/use-proof.ts';
export { hashPassword } from './passwords/password.rules.ts';
export { type NewAccount, openAccount } from './registration/open-account.ts';
export { createAuthenticate } from './sessions/authenticate.ts';
export { deviceOf } from './sessions/device.ts';
export { signedIn } from './sessions/signed-in.ts';
export { startSession } from './sessions/start-session.ts';
export { getUser, lockUser } from './users/user.queries.ts';
export { type UserRow, users } from './users/user.tables.ts';
