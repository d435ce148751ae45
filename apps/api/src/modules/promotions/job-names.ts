/** Charges a renewal; verbs book it by name, `module.ts` says what it does. */
export const chargeJob = 'promotions-charge-renewal';
