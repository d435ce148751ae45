import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface TestCard {
  number: string;
  token: string;
  outcome: MessageDescriptor;
}

/** Numbers that only the simulator knows; each becomes a token before anything is sent. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'tok_visa', outcome: msg`Pays` },
  { number: '5555555555554444', token: 'tok_mastercard', outcome: msg`Pays` },
  { number: '378282246310005', token: 'tok_amex', outcome: msg`Pays` },
  { number: '4000000000003220', token: 'tok_3ds', outcome: msg`Asks you to confirm, then pays` },
  {
    number: '4000008400001629',
    token: 'tok_3ds_declined',
    outcome: msg`Asks you to confirm, then is declined`,
  },
  { number: '4000000000000002', token: 'tok_declined', outcome: msg`Is declined` },
  { number: '4000000000009995', token: 'tok_insufficient_funds', outcome: msg`Has too little money on it` },
  { number: '4000000000000069', token: 'tok_expired', outcome: msg`Has expired` },
  { number: '4000000000000119', token: 'tok_timeout', outcome: msg`Pays, but the answer gets lost` },
  { number: '4000000000000077', token: 'tok_late_webhook', outcome: msg`Pays, but the webhook is late` },
  {
    number: '4000000000003055',
    token: 'tok_duplicate_webhook',
    outcome: msg`Pays, with the same webhook three times`,
  },
  {
    number: '4000000000000259',
    token: 'tok_chargeback',
    outcome: msg`Pays, then the bank takes the money back`,
  },
  {
    number: '4000000000001976',
    token: 'tok_chargeback_won',
    outcome: msg`Pays, the bank asks for the money back and loses`,
  },
  { number: '4000000000005126', token: 'tok_refund_fails', outcome: msg`Pays, the first refund fails` },
  {
    number: '4000000000007726',
    token: 'tok_refund_timeout',
    outcome: msg`Pays, the answer to the first refund gets lost`,
  },
];

export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

/** The token of a test card's number. */
export const tokenOfNumber = (typed: string): string | undefined => {
  const digits = digitsOf(typed);
  return testCards.find(({ number }) => number === digits)?.token;
};
