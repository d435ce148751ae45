import type { ListedUser, UserDetail } from '@souk/contract/modules/admin/users';
import type { Config } from '../../../platform/config.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { effectiveType, findRoleOf, listOpenSessions, type UserRow } from '../../identity/index.ts';
import { businessCards, findBusiness } from '../../sellers/index.ts';
import { presentQueue } from '../ads/queue.present.ts';
import { countAdsOf, listNewestOf } from '../ads/queue.queries.ts';
import { listHistory } from '../history/history.queries.ts';
import { presentPapers } from '../papers/paper.present.ts';
import { listPapersOf } from '../papers/paper.queries.ts';
import { countProductsOf } from '../products/queue.queries.ts';
import { countReportsOf } from '../reports/report.queries.ts';
import { movesOn } from './user.policy.ts';
import { rolesOf } from './user.queries.ts';

const newestAds = 10;

/** Accounts for the admin's lists, in a constant number of queries. */
export async function presentUsers(reader: Reader, rows: readonly UserRow[]): Promise<ListedUser[]> {
  const ids = rows.map(({ id }) => id);
  const businesses = await businessCards(reader, ids);
  const roles = await rolesOf(reader, ids);
  return rows.map((user) => ({
    id: user.id,
    name: user.name,
    username: user.username,
    email: user.email,
    phone: user.phone,
    image: user.imagePath,
    seller_type: effectiveType(user.sellerType, user.subType),
    status: user.status,
    profile_completed: user.profileCompleted,
    business_name: businesses.get(user.id)?.businessName ?? null,
    role: roles.get(user.id) ?? null,
    created_at: user.createdAt.toISOString(),
  }));
}

export async function presentUser(reader: Reader, user: UserRow): Promise<ListedUser> {
  const [shown] = await presentUsers(reader, [user]);
  if (!shown) throw new Error('a user was not presented');
  return shown;
}

async function presentBusiness(reader: Reader, userId: number): Promise<UserDetail['business']> {
  const business = await findBusiness(reader, userId);
  if (!business) return null;
  return {
    id: business.id,
    name: business.businessName,
    slug: business.slug,
    module: business.module,
    abn: business.abn,
    website: business.website,
    suburb: business.address?.city || null,
  };
}

/** One account with everything that an admin needs to judge it. */
export async function presentUserDetail(
  reader: Reader,
  config: Config,
  user: UserRow,
  admin: User,
): Promise<UserDetail> {
  const sessions = await listOpenSessions(reader, config, user.id);
  return {
    ...(await presentUser(reader, user)),
    sub_type: user.subType,
    email_verified: user.emailVerifiedAt !== null,
    phone_verified: user.phoneVerifiedAt !== null,
    business: await presentBusiness(reader, user.id),
    sessions: sessions.map(({ id, device, address, lastUsedAt, createdAt }) => ({
      id,
      device,
      address,
      last_used_at: lastUsedAt.toISOString(),
      created_at: createdAt.toISOString(),
    })),
    ads_by_state: await countAdsOf(reader, user.id),
    ads: await presentQueue(reader, await listNewestOf(reader, user.id, newestAds), admin),
    products_by_state: await countProductsOf(reader, user.id),
    papers: await presentPapers(reader, await listPapersOf(reader, user.id)),
    reports_count: await countReportsOf(reader, user.id),
    payments: [],
    history: await listHistory(reader, 'identity.user', user.id),
    moves: movesOn(admin, user, await findRoleOf(reader, user.id)),
  };
}
