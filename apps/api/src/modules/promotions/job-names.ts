/** Charges a renewal: verbs book it by name, and `module.ts` implements it. */
export const chargeJob = 'promotions-charge-renewal';
