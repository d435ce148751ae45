/** `won` brings the money back to the house, `lost` leaves it with the payer. */
export const chargebackStates = ['opened', 'won', 'lost'] as const;
export type ChargebackState = (typeof chargebackStates)[number];

/** What became of the amount that a chargeback wanted too much: the house bears it, or its provider dropped it. */
export const chargebackAnswers = ['borne', 'dropped'] as const;
export type ChargebackAnswer = (typeof chargebackAnswers)[number];
