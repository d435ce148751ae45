import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { Id, Nothing } from '../../shared/values.ts';
import { Attribute, AttributeFields } from '../catalogue/attributes.ts';
import { Category, CategoryChanges, CategoryFields } from '../catalogue/categories.ts';

/** A category as admins edit it, hidden ones included. */
export const EditedCategory = Category.extend({ is_active: z.boolean() }).meta({ id: 'EditedCategory' });
export type EditedCategory = z.infer<typeof EditedCategory>;

const byId = z.object({ id: Id });

export const listAllCategories = endpoint({
  method: 'GET',
  path: '/admin/categories',
  access: 'admin',
  summary: 'Every category of every module, hidden ones included, by position.',
  reply: z.array(EditedCategory),
});

export const createCategory = endpoint({
  method: 'POST',
  path: '/admin/categories',
  spec: ['admin/admin-categories-create'],
  access: 'admin',
  summary: 'Adds a category; without a parent it stands at the top of its module.',
  body: CategoryFields,
  reply: EditedCategory,
  message: 'Category saved successfully.',
});

export const updateCategory = endpoint({
  method: 'PUT',
  path: '/admin/categories/:id',
  spec: ['admin/admin-categories-update'],
  access: 'admin',
  summary: 'Changes what is given of a category.',
  params: byId,
  body: CategoryChanges,
  reply: EditedCategory,
  message: 'Category saved successfully.',
});

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/admin/categories/:id',
  spec: ['admin/admin-categories-delete'],
  access: 'admin',
  summary: 'Deletes a category on which nothing stands.',
  params: byId,
  reply: Nothing,
  message: 'Category deleted successfully.',
  errors: ['category-in-use'],
});

export const listAttributes = endpoint({
  method: 'GET',
  path: '/admin/categories/:id/attributes',
  access: 'admin',
  summary: 'What the category asks itself, and what it inherits from its parents.',
  params: byId,
  reply: z.object({ own: z.array(Attribute), inherited: z.array(Attribute) }),
});

export const saveAttributes = endpoint({
  method: 'POST',
  path: '/admin/categories/:id/attributes',
  spec: ['admin/admin-attributes-save'],
  access: 'admin',
  summary: 'Replaces what the category asks itself; one that keeps its slug keeps what ads say to it.',
  params: byId,
  body: z.object({ attributes: z.array(AttributeFields).max(60) }),
  reply: z.array(Attribute),
  message: 'Attributes saved successfully.',
});
