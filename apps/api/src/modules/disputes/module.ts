import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { registerKinds } from '../notifications/index.ts';
import { disputeLife } from './disputes/dispute.life.ts';
import { disputeRoutes } from './disputes/dispute.routes.ts';
import { proposeRefund } from './disputes/propose-refund.ts';
import { disputesPersonalData } from './personal-data.ts';

registerKinds({
  dispute: { words: say`Disputes`, action: say`See the dispute`, channels: ['mail', 'push'] },
});

export const disputes = defineModule({
  name: 'disputes',
  routes: [disputeRoutes],
  lives: { [disputeLife.name]: { life: disputeLife, onTime: proposeRefund } },
  personalData: disputesPersonalData,
});
