import { defineEvent } from '../../platform/events/events.ts';

/** A user has added a product or suggested a change to one; an admin has to review it. */
export const foodSubmitted = defineEvent<{ productId: number }>('scanner.food-submitted');

/** A user has found a mistake in a product. */
export const foodReported = defineEvent<{ productId: number }>('scanner.food-reported');
