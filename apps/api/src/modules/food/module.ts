import { defineModule } from '../../platform/module.ts';
import { warmEngine } from './warm-engine.ts';

/** No endpoints: shops and the scanner use it through its front door. */
export const food = defineModule({
  name: 'food',
  routes: [],
  // The first call is the slow one, so it is made at the start; nothing waits for it.
  mount: (server) =>
    server.addHook('onListen', (done) => {
      void warmEngine();
      done();
    }),
});
