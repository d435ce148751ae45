import { defineModule } from '../../platform/module.ts';
import { warmEngine } from './warm-engine.ts';

/** No endpoints: shops and the scanner use it through its front door. */
export const food = defineModule({
  name: 'food',
  routes: [],
  // The first call is slow, so it is made at start-up; nothing waits for it.
  mount: (server) =>
    server.addHook('onListen', (done) => {
      void warmEngine();
      done();
    }),
});
