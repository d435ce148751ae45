import { defineModule } from '../../platform/module.ts';
import { eraseAddresses, exportAddresses } from './addresses/address.queries.ts';
import { addressRoutes } from './addresses/address.routes.ts';
import { placeRoutes } from './places/place.routes.ts';

export const locations = defineModule({
  name: 'locations',
  routes: [addressRoutes, placeRoutes],
  personalData: { export: exportAddresses, erase: eraseAddresses },
});
