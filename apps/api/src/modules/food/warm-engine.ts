import { setImmediate as turn } from 'node:timers/promises';
import { analyse } from '@souk/food/analyse';
import { prepareWords } from '@souk/food/words/known-words';

/** Makes the engine ready in this process while calls are answered in between. */
export async function warmEngine(): Promise<void> {
  await prepareWords(turn);
  analyse({ ingredients: 'Wheat flour, sugar (12%), emulsifier (471). May contain traces of milk.' });
}
