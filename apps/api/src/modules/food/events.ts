import { defineEvent } from '../../platform/events/events.ts';

/** What is publicly said of these foods is another now, or whether anything is. */
export const foodJudged = defineEvent<{ gtins: string[] }>('food.judged');
