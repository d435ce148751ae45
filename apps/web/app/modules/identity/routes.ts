import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('identity');

export const identityRoutes = [
  page('reset-password/:token', 'reset-password'),
  page('change-password', 'change-password'),
  page('confirm-email/:token', 'confirm-email'),
  page('verify-phone', 'verify-phone'),
  page('verify-phone/send', 'send-code'),
  page('sessions', 'sessions'),
  page('security', 'security'),
  page('security/confirm', 'authenticate'),
  page('security/app', 'add-app'),
  page('security/passkey', 'add-passkey'),
  page('security/recovery-codes', 'renew-recovery-codes'),
  page('security/:factorId/rename', 'rename-factor'),
  page('security/:factorId/remove', 'remove-factor'),
  page('confirm-email/send', 'send-confirmation'),
  page('your-data', 'your-data'),
  page('your-data/export', 'export-data'),
];
