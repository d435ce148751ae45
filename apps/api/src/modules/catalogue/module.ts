import { defineModule } from '../../platform/module.ts';
import { attributeRoutes } from './attributes/attribute.routes.ts';
import { categoryRoutes } from './categories/category.routes.ts';
import { dropTree, treeChannel } from './categories/tree.ts';
import { loadTaxonomy } from './load-taxonomy.ts';
import { menuData } from './menu-data.ts';
import { menuRoutes } from './menus/menu.routes.ts';

export const catalogue = defineModule({
  name: 'catalogue',
  routes: [categoryRoutes, attributeRoutes, menuRoutes],
  personalData: menuData,
  prepare: loadTaxonomy,
  channels: { [treeChannel]: dropTree },
});
