import type { Failure } from '@souk/contract/modules/payments/payments';
import type { SimulatorName } from './simulated.tables.ts';

/** What a test token makes its simulator do. */
export interface Behaviour {
  brand: string;
  last4: string | null;
  /** The simulator that knows the token; both by default. */
  only?: SimulatorName;
  outcome: 'succeeds' | 'asks' | 'comes-late' | Failure;
  /** How it ends although the payer has approved. */
  afterApproval?: Failure;
  /** Already refused when it is saved. */
  isUnsavable?: boolean;
  /** The charge is made, but the first answer is lost. */
  isAnswerLost?: boolean;
  webhookCopies?: number;
  chargeback?: 'won' | 'lost';
  /** How long an authorised amount can be captured; seven days by default. */
  authorisedHours?: number;
  /** The first capture is made, but its answer is lost. */
  isCaptureAnswerLost?: boolean;
  /** The first refund of a charge fails, or is made while its answer is lost. */
  firstRefund?: 'fails' | 'answer-lost';
}

const visa = { brand: 'visa', last4: '4242' };

/** Every test token; tests, the seed and people who try the product rely on their meaning. */
export const behaviours: Record<string, Behaviour> = {
  tok_visa: { ...visa, only: 'simulated-card', outcome: 'succeeds' },
  tok_mastercard: { brand: 'mastercard', last4: '4444', only: 'simulated-card', outcome: 'succeeds' },
  tok_amex: { brand: 'amex', last4: '0005', only: 'simulated-card', outcome: 'succeeds' },
  tok_paypal: { brand: 'paypal', last4: null, only: 'simulated-paypal', outcome: 'succeeds' },
  tok_3ds: { brand: 'visa', last4: '3220', only: 'simulated-card', outcome: 'asks' },
  tok_3ds_declined: {
    brand: 'visa',
    last4: '1629',
    only: 'simulated-card',
    outcome: 'asks',
    afterApproval: 'declined',
  },
  tok_declined: { brand: 'visa', last4: '0002', outcome: 'declined', isUnsavable: true },
  tok_expired: { brand: 'visa', last4: '0069', outcome: 'expired-card', isUnsavable: true },
  tok_insufficient_funds: { brand: 'visa', last4: '9995', outcome: 'insufficient-funds' },
  tok_timeout: { ...visa, outcome: 'succeeds', isAnswerLost: true },
  tok_late_webhook: { ...visa, outcome: 'comes-late' },
  tok_duplicate_webhook: { ...visa, outcome: 'succeeds', webhookCopies: 3 },
  tok_short_authorisation: { ...visa, outcome: 'succeeds', authorisedHours: 24 },
  tok_capture_timeout: { ...visa, outcome: 'succeeds', isCaptureAnswerLost: true },
  tok_chargeback: { brand: 'visa', last4: '0259', outcome: 'succeeds', chargeback: 'lost' },
  tok_chargeback_won: { brand: 'visa', last4: '1976', outcome: 'succeeds', chargeback: 'won' },
  tok_refund_fails: { brand: 'visa', last4: '5126', outcome: 'succeeds', firstRefund: 'fails' },
  tok_refund_timeout: { ...visa, outcome: 'succeeds', firstRefund: 'answer-lost' },
};

/** What its owner has approved a PayPal-type account for. */
export const approvedToken = 'tok_paypal';

export const behaviourOf = (testToken: string): Behaviour => {
  const behaviour = behaviours[testToken];
  if (!behaviour) throw new Error('A simulated row names a test token that is not there.');
  return behaviour;
};

export const isKnownTo = (provider: SimulatorName, testToken: string): boolean => {
  const behaviour = Object.hasOwn(behaviours, testToken) ? behaviours[testToken] : undefined;
  return behaviour !== undefined && (behaviour.only ?? provider) === provider;
};

/** A new charge's status before the payer has done anything. */
export function firstOutcome(
  { outcome }: Behaviour,
  { isCapturedAtOnce, isPayerAway = false }: { isCapturedAtOnce: boolean; isPayerAway?: boolean },
) {
  const settled = isCapturedAtOnce ? 'succeeded' : 'authorised';
  if (outcome === 'succeeds') return { status: settled, failure: null } as const;
  if (outcome === 'comes-late') return { status: 'processing', failure: null } as const;
  if (outcome !== 'asks') return { status: 'failed', failure: outcome } as const;
  return isPayerAway
    ? ({ status: 'failed', failure: 'authentication-failed' } as const)
    : ({ status: 'requires-action', failure: null } as const);
}

/** Amounts whose last two digits tell the simulator how a payout ends. */
export function payoutEnd(cents: number): 'paid' | 'failed' | 'returned' {
  if (cents % 100 === 13) return 'failed';
  return cents % 100 === 17 ? 'returned' : 'paid';
}

/** Payouts ending in 19 cents are made while their answer is lost. */
export const isPayoutAnswerLost = (cents: number): boolean => cents % 100 === 19;
