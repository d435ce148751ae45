import { defineEvent } from '../../platform/events/events.ts';

/** The public facts of these foods have changed, or have been published or withdrawn. */
export const foodJudged = defineEvent<{ gtins: string[] }>('food.judged');
