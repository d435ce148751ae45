import { defineEvent } from '../../platform/events/events.ts';

/** Somebody has added a product, or suggests to change one: an admin is to look at it. */
export const foodSubmitted = defineEvent<{ productId: number }>('scanner.food-submitted');

/** Somebody has found a mistake in a product. */
export const foodReported = defineEvent<{ productId: number }>('scanner.food-reported');
