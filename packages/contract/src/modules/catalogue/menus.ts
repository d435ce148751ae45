import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { templateSlugs } from './categories.ts';

/** The value for the food scanner in a saved menu (spec §3). */
export const foodScannerValue = 'Food Scanner';

export const MenuItem = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    text: z.string().nullable(),
    template_slug: z.enum(templateSlugs).nullable(),
    pid: z.int(),
    icon: z.string(),
    art: z.string(),
  })
  .meta({ id: 'MenuItem' });
export type MenuItem = z.infer<typeof MenuItem>;

export const menuGroups = ['booking', 'classified', 'retail'] as const;
export type MenuGroup = (typeof menuGroups)[number];

const groups = {
  booking: z.array(MenuItem),
  classified: z.array(MenuItem),
  retail: z.array(MenuItem),
};

export const MenuOptions = z.object(groups).meta({ id: 'MenuOptions' });
export type MenuOptions = z.infer<typeof MenuOptions>;

export const UserMenu = z
  .object({ ...groups, foodScanner: z.enum([foodScannerValue, '']) })
  .meta({ id: 'UserMenu' });
export type UserMenu = z.infer<typeof UserMenu>;

/** Comma-joined ids, as the specification's payload sends them. */
const JoinedIds = z
  .string({ error: 'This field is required.' })
  .max(2000, 'Max length must be 2000 characters.')
  .transform((joined) => joined.split(',').flatMap((part) => part.trim() || []))
  .pipe(
    z
      .array(
        z
          .string()
          .regex(/^\d{1,15}$/, 'Please enter valid number.')
          .transform(Number),
      )
      .max(200),
  );

export const getUserMenu = endpoint({
  method: 'GET',
  path: '/user-menu',
  spec: ['menu-notifications/user-menu-get'],
  access: 'signed-in',
  summary: 'The menu that the user has put together; empty groups where nothing was saved.',
  reply: UserMenu,
});

export const saveUserMenu = endpoint({
  method: 'POST',
  path: '/user-menu',
  spec: ['menu-notifications/user-menu-save'],
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Saves the whole menu; the first one needs at least one item.',
  body: z.object({
    booking: JoinedIds.default([]),
    classified: JoinedIds.default([]),
    retail: JoinedIds.default([]),
    foodScanner: z.enum([foodScannerValue, ''], 'This field is required.').default(''),
  }),
  reply: UserMenu,
  message: 'Menu saved successfully.',
});

export const listMenuOptions = endpoint({
  method: 'GET',
  path: '/menu-options',
  spec: ['menu-notifications/menu-options'],
  access: 'signed-in',
  summary: 'Everything that can be put into the menu.',
  reply: MenuOptions,
});

export const skipMenu = endpoint({
  method: 'POST',
  path: '/skip-menu',
  spec: ['auth/skip-menu'],
  access: ['private'],
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Goes on without a menu.',
  reply: z.object({ menu_skipped: z.literal(1) }),
});
