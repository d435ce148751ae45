import { defineModule } from '../../platform/module.ts';

export const discounts = defineModule({
  name: 'discounts',
  routes: [],
});
