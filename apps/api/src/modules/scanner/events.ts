import { defineEvent } from '../../platform/events/events.ts';

/** A user has added a product, or suggests a change to one: an admin has to look at it. */
export const foodSubmitted = defineEvent<{ productId: number }>('scanner.food-submitted');

/** A user has found a mistake in a product. */
export const foodReported = defineEvent<{ productId: number }>('scanner.food-reported');
