import { defineModule } from '../../platform/module.ts';
import { warmEngine } from './warm-engine.ts';

/** It answers no calls of its own: shops and the scanner meet behind its front door. */
export const food = defineModule({
  name: 'food',
  routes: [],
  // Its first call is the slow one, and it is no visitor's; nobody waits for it either.
  mount: (server) =>
    server.addHook('onListen', (done) => {
      void warmEngine();
      done();
    }),
});
