import type { PaymentMethodKind } from '@souk/contract/modules/payments/methods';
import type { Failure } from '@souk/contract/modules/payments/payments';
import type { Money } from '@souk/contract/shared/values';

export type ChargeStatus =
  | 'requires-action'
  | 'processing'
  | 'authorised'
  | 'succeeded'
  | 'failed'
  | 'cancelled';

/** A payment as its provider reports it. */
export interface Charge {
  id: string;
  status: ChargeStatus;
  /**
   * Where the payer continues while action is required: 3-D Secure, or the approval of a PayPal-type account. A full
   * address, or a path for the simulators' own pages.
   */
  actionUrl: string | null;
  failure: Failure | null;
  /** What was taken where only a part was captured; everything by default. */
  capturedCents?: number;
  /** Until when an authorised amount can be captured, where the provider says so. */
  authorisedUntil?: Date;
}

export interface ChargeRequest {
  /** The same key means the same charge, however often it is sent. */
  key: string;
  /** Our payment, for the provider's records and its webhooks. */
  paymentId: number;
  amount: Money;
  description: string;
  /** A token fresh from the payer's browser, one of their saved methods, or their account's own approval page. */
  source: { token: string } | { customer: string; method: string } | 'approval';
  /** False only authorises the amount: `captureCharge` takes it or `cancelCharge` releases it. */
  isCapturedAtOnce: boolean;
  /** For renewals: where the payer would have to act, the charge fails with `authentication-failed`. */
  isPayerAway?: boolean;
  /** The page that the payer returns to after an action; parameters that the provider adds can be ignored. */
  returnUrl: string;
}

/** A saved card or PayPal-type account; numbers stay with the provider. */
export interface SavedMethod {
  id: string;
  kind: PaymentMethodKind;
  brand: string;
  last4: string | null;
  expMonth: number | null;
  expYear: number | null;
  /** Name on the card, or the account's e-mail address. */
  name: string | null;
}

export interface ProviderRefund {
  id: string;
  status: 'processing' | 'succeeded' | 'failed';
}

export interface ProviderPayout {
  id: string;
  status: 'processing' | 'paid' | 'failed' | 'returned';
}

/** Whether the provider can pay out to a seller's account. */
export interface ConnectedAccount {
  id: string;
  isReady: boolean;
  mayCharge: boolean;
  mayBePaidOut: boolean;
  /** What the provider still needs from the seller, in its own words. */
  requirements: string[];
}

/** What a webhook says; the object itself is fetched again, so that late and repeated events do no harm. */
export type ProviderEvent = { id: string } & (
  | { kind: 'charge'; chargeId: string }
  | { kind: 'refund'; refundId: string }
  | { kind: 'payout'; payoutId: string }
  | { kind: 'account'; accountId: string }
  | {
      kind: 'chargeback';
      chargebackId: string;
      chargeId: string;
      amount: Money;
      outcome: 'opened' | 'won' | 'lost';
    }
  | { kind: 'other' }
);

/** What every payment provider can do. Called outside transactions only; each writing call has a key. */
export interface PaymentProvider {
  name: string;
  method: PaymentMethodKind;
  /** What pages need to talk to the provider from the browser; not secret. */
  publishableKey: string;
  /** It refuses to charge less than this. */
  leastCents: Record<Money['currency'], number>;

  /**
   * A refused card comes back as a failed charge or, where none was made, as a `ProviderRefusal` with its failure.
   */
  createCharge: (request: ChargeRequest) => Promise<Charge>;
  getCharge: (chargeId: string) => Promise<Charge>;
  /**
   * Continues after the payer returns from their action; captures an approved PayPal-type order. Before that action,
   * and after the end, it behaves like `getCharge`, so that webhooks can be handled with it too.
   */
  confirmCharge: (chargeId: string, key: string) => Promise<Charge>;
  /** Captures an authorised amount, all or part of it, once; the rest is released. */
  captureCharge: (request: { chargeId: string; key: string; amount: Money }) => Promise<Charge>;
  /** Cancels an unfinished charge; an authorised amount is released. */
  cancelCharge: (chargeId: string, key: string) => Promise<Charge>;

  /** A charge that failed stays failed under its key; another attempt needs another key. */
  refundCharge: (request: { key: string; chargeId: string; amount: Money }) => Promise<ProviderRefund>;
  getRefund: (refundId: string) => Promise<ProviderRefund>;

  createCustomer: (person: { key: string; userId: number; email: string; name: string }) => Promise<string>;
  /**
   * Starts saving a method: returns a secret for the browser, or a page of the provider's to visit. Afterwards
   * `saveMethod` takes the secret as its token.
   */
  startSetup: (request: {
    customer: string;
    key: string;
    returnUrl: string;
  }) => Promise<{ clientSecret: string; url: string | null }>;
  /** A token to be kept is saved first and then charged as a method, because most tokens work only once. */
  saveMethod: (request: { customer: string; token: string; key: string }) => Promise<SavedMethod>;
  changeMethod: (
    methodId: string,
    changes: { name?: string; expMonth?: number; expYear?: number },
  ) => Promise<SavedMethod>;
  deleteMethod: (methodId: string) => Promise<void>;

  /** Opens the seller's account, or continues with an unfinished one; they fill in the page at `url`. */
  connectAccount: (request: {
    key: string;
    accountId: string | null;
    seller: { userId: number; email: string; name: string; abn: string | null };
    /** Where the seller wants their money; the provider keeps the numbers, we do not. */
    bank?: { holder: string; bsb: string; accountNumber: string };
    returnUrl: string;
    refreshUrl: string;
  }) => Promise<{ accountId: string; url: string }>;
  /**
   * Called when the seller returns to `returnUrl`, with the parameters that came along: some providers name the
   * seller's account only then. Returns the id to keep from then on.
   */
  finishAccount: (request: { accountId: string; parameters: Record<string, string> }) => Promise<string>;
  getAccount: (accountId: string) => Promise<ConnectedAccount>;

  /** A payout first reported as paid may later be reported as failed: that means it was returned. */
  createPayout: (request: {
    key: string;
    accountId: string;
    amount: Money;
    description: string;
  }) => Promise<ProviderPayout>;
  getPayout: (payoutId: string) => Promise<ProviderPayout>;

  /** Checks the signature and reads the event; throws `webhook-signature` if the provider did not sign it. */
  readEvent: (rawBody: string, headers: Record<string, string | undefined>) => Promise<ProviderEvent>;
}

/**
 * The provider could not be reached or did not answer in time: it may have acted or not, so the call is repeated.
 */
export class ProviderSilent extends Error {}

/** A request that the provider refuses for good: a used token, an unknown method, too large a refund. */
export class ProviderRefusal extends Error {
  readonly failure: Failure;

  constructor(message: string, failure: Failure = 'unknown') {
    super(message);
    this.failure = failure;
  }
}

/** The configured providers, by what they accept and by name. */
export interface PaymentProviders {
  card: PaymentProvider;
  paypal: PaymentProvider;
  /** A payment stays with the provider that it began with. */
  byName: (name: string) => PaymentProvider;
}
