import { setImmediate as turn } from 'node:timers/promises';
import { analyse } from '@souk/food/analyse';
import { prepareWords } from '@souk/food/words/known-words';

/** Warms the engine up in this process while other calls are answered. */
export async function warmEngine(): Promise<void> {
  await prepareWords(turn);
  analyse({ ingredients: 'Wheat flour, sugar (12%), emulsifier (471). May contain traces of milk.' });
}
