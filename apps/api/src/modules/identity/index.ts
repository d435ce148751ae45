/** Front door of identity: what other modules may use. */
export { deleteAccount } from './accounts/delete-account.ts';
export { mergeNotifyChoices } from './accounts/merge-notify-choices.ts';
export { requireConfirmation } from './confirmations/require-confirmation.ts';
export { addEmailLink, findEmailLink, useEmailLink } from './email-links/email-link.queries.ts';
export { tellOwner } from './email-links/tell-owner.ts';
export {
  passwordChanged,
  userActivated,
  userBlocked,
  userDeleted,
  userRegistered,
  userUnblocked,
} from './events.ts';
export { nationalPhone, normalPhone } from './otp/otp.rules.ts';
export { useProof } from './otp/use-proof.ts';
export { hashNewPassword } from './passwords/hash-new-password.ts';
export { hashPassword } from './passwords/password.rules.ts';
export { setPassword } from './passwords/set-password.ts';
export { type NewAccount, openAccount } from './registration/open-account.ts';
export { createRole } from './roles/create-role.ts';
export { deleteRole } from './roles/delete-role.ts';
export { findRoleOf, getRole, listRoles } from './roles/role.queries.ts';
export { admins, type RoleRow, roles } from './roles/role.tables.ts';
export { setRoleOf } from './roles/set-role-of.ts';
export { updateRole } from './roles/update-role.ts';
export { requireRecentAuthentication } from './second-factors/recent-authentication.ts';
export { actAs } from './sessions/act-as.ts';
export { refuseActing } from './sessions/acting.policy.ts';
export { createAuthenticate } from './sessions/authenticate.ts';
export { deviceOf } from './sessions/device.ts';
export { endActing } from './sessions/end-acting.ts';
export { finishAdminLogin } from './sessions/finish-admin-login.ts';
export { logInAdmin } from './sessions/log-in-admin.ts';
export { listOpenSessions } from './sessions/session.queries.ts';
export { signedIn } from './sessions/signed-in.ts';
export { startSession } from './sessions/start-session.ts';
export { blockUser } from './users/block-user.ts';
export { effectiveType } from './users/effective-type.ts';
export { timeZoneOf } from './users/time-zone-of.ts';
export { unblockUser } from './users/unblock-user.ts';
export { userLife } from './users/user.life.ts';
export {
  findUser,
  findUserCards,
  getUser,
  listTimeZones,
  listUsers,
  lockUser,
  setMenuSkipped,
  setProfileCompleted,
  setSellerType,
  setSubType,
  setUserImage,
  type UserCard,
  type UserFilter,
} from './users/user.queries.ts';
export { type UserRow, type UserStatus, users } from './users/user.tables.ts';
