import { defineModule } from '../../platform/module.ts';
import { disputeLife } from './disputes/dispute.life.ts';
import { disputeRoutes } from './disputes/dispute.routes.ts';
import { proposeRefund } from './disputes/propose-refund.ts';
import { disputesPersonalData } from './personal-data.ts';

export const disputes = defineModule({
  name: 'disputes',
  routes: [disputeRoutes],
  lives: { [disputeLife.name]: { life: disputeLife, onTime: proposeRefund } },
  personalData: disputesPersonalData,
});
