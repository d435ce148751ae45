import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { listOf } from '../../shared/fields.ts';
import { text } from '../../shared/texts.ts';
import { Id, Nothing } from '../../shared/values.ts';
import { Permissions, permissions } from './areas.ts';

export const Role = z
  .object({
    id: Id,
    name: z.string(),
    permissions: Permissions,
    admins: z.array(z.object({ id: Id, name: z.string() })),
  })
  .meta({ id: 'Role' });
export type Role = z.infer<typeof Role>;

const RoleFields = z.object({
  name: text('Name', { max: 60 }),
  permissions: listOf(z.enum(permissions, 'Please select a valid option.')).refine(
    (chosen) => chosen.length > 0,
    'Permissions is required.',
  ),
});

const byId = z.object({ id: Id });

export const listRoles = endpoint({
  method: 'GET',
  path: '/admin/roles',
  spec: ['admin/admin-roles-list'],
  access: 'admin',
  summary: 'All roles by name, with their admins.',
  reply: z.array(Role),
});

export const createRole = endpoint({
  method: 'POST',
  path: '/admin/roles',
  spec: ['admin/admin-role-create'],
  access: 'admin',
  summary: 'Makes a role; nobody can give a permission that they do not have.',
  body: RoleFields,
  reply: Role,
  message: 'Role saved successfully.',
});

export const updateRole = endpoint({
  method: 'PUT',
  path: '/admin/roles/:id',
  spec: ['admin/admin-role-update'],
  access: 'admin',
  summary: 'Changes a role; it counts from the next call of its admins.',
  params: byId,
  body: RoleFields.partial(),
  reply: Role,
  message: 'Role saved successfully.',
  errors: ['last-admin'],
});

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/admin/roles/:id',
  spec: ['admin/admin-role-delete'],
  access: 'admin',
  summary: 'Deletes a role that nobody has.',
  params: byId,
  reply: Nothing,
  message: 'Role deleted successfully.',
  errors: ['role-in-use'],
});
