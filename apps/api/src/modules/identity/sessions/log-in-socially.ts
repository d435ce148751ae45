import { and, eq, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { confirmAccount } from '../contacts/confirm-account.ts';
import { hasStandIn } from '../contacts/contact.rules.ts';
import {
  invalidToken,
  type SocialProfile,
  type SocialProvider,
  type SocialProviderName,
} from '../providers/social-provider.ts';
import { openAccount } from '../registration/open-account.ts';
import { askSecondStep } from '../second-factors/ask-second-step.ts';
import { findUser, findUserByEmail, lockUser, updateUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';
import { endSessionsOf, unlinkSocialAccounts } from './session.queries.ts';
import { socialAccounts } from './session.tables.ts';
import { type Device, type StartedSession, startSession } from './start-session.ts';

interface SocialForm extends Newcomer {
  social_id: string;
  access_token: string;
}

/** Facts about a new user besides what the provider vouches for. */
export interface Newcomer {
  login_type: SocialProviderName;
  name: string;
  email: string | null;
}

interface Entered {
  user: UserRow;
  session: StartedSession;
}

async function findLinked(tx: Tx, provider: SocialProviderName, socialId: string) {
  const [account] = await tx
    .select({ userId: socialAccounts.userId })
    .from(socialAccounts)
    .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.socialId, socialId)));
  return account && findUser(tx, account.userId);
}

/**
 * The account with the address that the provider vouches for. If nobody has proven that address before, its previous
 * password, sessions and providers are removed.
 */
async function adopt(tx: Tx, userId: number): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (user.emailVerifiedAt || user.status === 'blocked') return user;
  await endSessionsOf(tx, user.id);
  await unlinkSocialAccounts(tx, user.id);
  const proven = { passwordHash: null, newEmail: null, emailVerifiedAt: clock.now() };
  return confirmAccount(tx, await updateUser(tx, user.id, proven), 'link');
}

async function openSocialAccount(tx: Tx, config: Config, profile: SocialProfile, form: Newcomer) {
  const email = profile.email ?? form.email;
  if (!email) throw new Problem('social-email-missing');
  const user = await openAccount(tx, config, {
    name: (profile.name || form.name || email.split('@')[0] || email).slice(0, 100),
    email,
    passwordHash: null,
    countryCode: null,
    phone: null,
    isPhoneVerified: false,
    sellerType: 'private',
  });
  // Another account has the address by now, so the provider's word does not give it to this one.
  if (!profile.isEmailVerified || hasStandIn(user)) return user;
  return confirmAccount(tx, await updateUser(tx, user.id, { emailVerifiedAt: clock.now() }), 'link');
}

async function accountFor(tx: Tx, config: Config, profile: SocialProfile, form: Newcomer) {
  const linked = await findLinked(tx, form.login_type, profile.socialId);
  if (linked) return linked;

  const email = profile.email ?? form.email;
  const known = email ? await findUserByEmail(tx, email) : undefined;
  // An address that nobody vouches for must not open an existing account.
  if (known && !(profile.email && profile.isEmailVerified)) throw invalidToken();
  const user = known ? await adopt(tx, known.id) : await openSocialAccount(tx, config, profile, form);
  await tx
    .insert(socialAccounts)
    .values({ provider: form.login_type, socialId: profile.socialId, userId: user.id })
    .onConflictDoUpdate({
      target: [socialAccounts.provider, socialAccounts.socialId],
      set: { userId: user.id },
    });
  return user;
}

/**
 * Signs in the user a provider vouches for; the first time it links the account with their address or opens one.
 */
export async function enterSocially(
  db: Db,
  config: Config,
  profile: SocialProfile,
  form: Newcomer,
  device: Device,
): Promise<Entered> {
  const user = await db.transaction(async (tx) => {
    // Of two parallel first sign-ins the second finds what the first has created.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${form.login_type}:${profile.socialId}`}, 7219))`,
    );
    const found = await accountFor(tx, config, profile, form);
    if (found.isDemo && !config.DEMO) throw invalidToken();
    if (found.status === 'blocked') throw new Problem('account-blocked');
    return found;
  });
  await askSecondStep(db, config, user);
  const session = await db.transaction((tx) => startSession(tx, config, { userId: user.id, ...device }));
  return { user, session };
}

/** Signs in with a token that an app has obtained from a provider. */
export async function logInSocially(
  db: Db,
  config: Config,
  provider: SocialProvider,
  form: SocialForm,
  device: Device,
): Promise<Entered> {
  const profile = await provider(form.access_token);
  if (profile.socialId !== form.social_id) throw invalidToken();
  return enterSocially(db, config, profile, form, device);
}
