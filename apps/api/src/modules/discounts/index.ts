/** Front door of discounts: what other modules may use. */
export {};
