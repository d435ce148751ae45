import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, listOf } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { PlainSellerType, SellerType } from '../../shared/seller-types.ts';
import { optionalText } from '../../shared/texts.ts';
import { Id, Moment, Nothing } from '../../shared/values.ts';
import { productStates } from '../retail/products.ts';
import { QueuedAd } from './ads.ts';
import { HistoryEntry, listedStates } from './judging.ts';
import { Paper } from './papers.ts';

export const userStatuses = ['pending', 'active', 'blocked', 'deleted'] as const;

/** An account in the admin's list. */
export const ListedUser = z
  .object({
    id: Id,
    name: z.string(),
    username: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    image: z.string().nullable(),
    seller_type: PlainSellerType,
    status: z.enum(userStatuses),
    profile_completed: z.boolean(),
    business_name: z.string().nullable(),
    role: z.object({ id: Id, name: z.string() }).nullable(),
    created_at: Moment,
  })
  .meta({ id: 'ListedUser' });
export type ListedUser = z.infer<typeof ListedUser>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  spec: ['admin/admin-users'],
  access: 'admin',
  summary: 'Accounts by name, address, type and state, newest first.',
  query: PageQuery.extend({
    seller_type: blankAsMissing(SellerType.optional()).catch(undefined),
    status: blankAsMissing(z.enum(userStatuses).optional()).catch(undefined),
    keyword: optionalText(100),
  }),
  reply: pageOf(ListedUser),
});

/** What an admin may do about an account. */
export const deskUserMoves = ['act-as', 'change-type', 'change-role', 'unblock', 'block', 'delete'] as const;
export type DeskUserMove = (typeof deskUserMoves)[number];

export const UserDetail = ListedUser.extend({
  sub_type: z.string().nullable(),
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
  business: z
    .object({
      id: Id,
      name: z.string(),
      slug: z.string(),
      module: z.enum(['retail', 'booking', 'classified']),
      abn: z.string().nullable(),
      website: z.string().nullable(),
      suburb: z.string().nullable(),
    })
    .nullable(),
  sessions: z.array(
    z.object({ id: Id, device: z.string(), address: z.string(), last_used_at: Moment, created_at: Moment }),
  ),
  ads_by_state: z.record(z.enum(listedStates), z.int()),
  ads: z.array(QueuedAd),
  products_by_state: z.record(z.enum(productStates), z.int()),
  papers: z.array(Paper),
  /** Reports of their ads, their products and the reviews they wrote, open and closed. */
  reports_count: z.int(),
  /** Always empty; payments have their own calls. */
  payments: z.array(z.never()),
  history: z.array(HistoryEntry),
  /** Open to the admin who asks. */
  moves: z.array(z.enum(deskUserMoves)),
}).meta({ id: 'UserDetail' });
export type UserDetail = z.infer<typeof UserDetail>;

const byId = z.object({ id: Id });

export const getUser = endpoint({
  method: 'GET',
  path: '/admin/users/:id',
  spec: ['admin/admin-user-get'],
  access: 'admin',
  summary: 'One account with its business, ads, papers, sessions and history.',
  params: byId,
  reply: UserDetail,
  errors: ['user-not-found'],
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/admin/users/:id',
  spec: ['admin/admin-user-update'],
  access: 'admin',
  summary: 'Blocks or unblocks an account, changes its type, makes it an admin or no admin.',
  params: byId,
  body: z.object({
    status: blankAsMissing(z.enum(['active', 'blocked']).optional()),
    seller_type: blankAsMissing(SellerType.optional()),
    /** One role or none; an empty list takes the role away. */
    role_ids: listOf(Id, 1).optional(),
    note: optionalText(500),
  }),
  reply: ListedUser,
  message: 'User updated successfully.',
  errors: ['user-not-found', 'user-move-not-allowed', 'seller-type-fixed', 'last-admin'],
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id',
  spec: ['admin/admin-user-delete'],
  access: 'admin',
  summary: 'Erases an account; what the law keeps stays without a name.',
  params: byId,
  reply: Nothing,
  message: 'User deleted successfully.',
  errors: ['user-not-found', 'user-move-not-allowed', 'last-admin'],
});
