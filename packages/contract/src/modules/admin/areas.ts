import { z } from 'zod';

/** Parts of the admin area; a role opens some of them, `*` opens all. */
export const areas = [
  'ads',
  'reports',
  'users',
  'roles',
  'catalogue',
  'content',
  'settings',
  'papers',
  'money',
  'disputes',
  'promotions',
] as const;
export type Area = (typeof areas)[number];

export const permissions = ['*', ...areas] as const;

/** Roles may contain permissions of later versions, so reading accepts any text. */
export const Permissions = z.array(z.string());

/** Whether an admin with these permissions may work in the area. */
export const mayWorkIn = (held: readonly string[], area: Area): boolean =>
  held.includes('*') || held.includes(area);
