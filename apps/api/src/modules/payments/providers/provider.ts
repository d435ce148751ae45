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

/** A payment as its provider knows it. */
export interface Charge {
  id: string;
  status: ChargeStatus;
  /**
   * Where the payer goes on while action is required: 3-D Secure, or the approval of a PayPal-type account.
   * A full address, or a path where the simulator's own pages are meant.
   */
  actionUrl: string | null;
  failure: Failure | null;
  /** What was taken where only a part was captured; all of it unless said. */
  capturedCents?: number;
  /** Until when an authorised amount can be captured, where the provider tells. */
  authorisedUntil?: Date;
}

export interface ChargeRequest {
  /** The same key asks for the same charge, however often it is sent. */
  key: string;
  /** Our payment, for the provider's records and its webhooks. */
  paymentId: number;
  amount: Money;
  description: string;
  /** A token fresh from the payer's browser, one of their saved methods, or their account's own approval page. */
  source: { token: string } | { customer: string; method: string } | 'approval';
  /** False only authorises the amount: it is taken by `captureCharge` or given up by `cancelCharge`. */
  isCapturedAtOnce: boolean;
  /** For renewals: where the payer would have to act, the charge fails with `authentication-failed`. */
  isPayerAway?: boolean;
  /** Page that the payer comes back to after an action; the provider adds parameters that nobody need read. */
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

/** Whether a seller's account with the provider can be paid out to. */
export interface ConnectedAccount {
  id: string;
  isReady: boolean;
  mayCharge: boolean;
  mayBePaidOut: boolean;
  /** What the provider still wants from the seller, in its words. */
  requirements: string[];
}

/** What a webhook says; the object itself is asked for again, so that late and doubled events do no harm. */
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

/** What every provider of payments can do; called outside transactions only, each writing call with a key. */
export interface PaymentProvider {
  name: string;
  method: PaymentMethodKind;
  /** What the pages need to talk to the provider from the browser; no secret. */
  publishableKey: string;
  /** It refuses to charge less than this. */
  leastCents: Record<Money['currency'], number>;

  /** A refused card comes back as a failed charge, or where none was made as a `ProviderRefusal` with its failure. */
  createCharge: (request: ChargeRequest) => Promise<Charge>;
  getCharge: (chargeId: string) => Promise<Charge>;
  /**
   * Continues after the payer came back from their action; captures an approved PayPal-type order. Before that action,
   * and after the end, it answers like `getCharge`, so a webhook may be answered with it too.
   */
  confirmCharge: (chargeId: string, key: string) => Promise<Charge>;
  /** Takes an authorised amount, all or a part of it, once; what is not taken is given up with it. */
  captureCharge: (request: { chargeId: string; key: string; amount: Money }) => Promise<Charge>;
  /** Gives an unfinished charge up; of one that was authorised the amount is free again. */
  cancelCharge: (chargeId: string, key: string) => Promise<Charge>;

  /** One that came out `failed` stays so under its key; another try needs another key. */
  refundCharge: (request: { key: string; chargeId: string; amount: Money }) => Promise<ProviderRefund>;
  getRefund: (refundId: string) => Promise<ProviderRefund>;

  createCustomer: (person: { key: string; userId: number; email: string; name: string }) => Promise<string>;
  /**
   * Begins the saving of a method: a secret for the browser, or a page of the provider's to go to. Afterwards the
   * secret is what `saveMethod` takes for a token.
   */
  startSetup: (request: {
    customer: string;
    key: string;
    returnUrl: string;
  }) => Promise<{ clientSecret: string; url: string | null }>;
  /** A token that is to be kept is saved first and then charged as a method: most can be used once. */
  saveMethod: (request: { customer: string; token: string; key: string }) => Promise<SavedMethod>;
  changeMethod: (
    methodId: string,
    changes: { name?: string; expMonth?: number; expYear?: number },
  ) => Promise<SavedMethod>;
  deleteMethod: (methodId: string) => Promise<void>;

  /** Opens the seller's account, or continues with one that is not ready; they fill in the page at `url`. */
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
   * To be called when the seller comes back to `returnUrl`, with the parameters that came along: some providers only
   * then name the seller's account. Returns the id to be kept from now on.
   */
  finishAccount: (request: { accountId: string; parameters: Record<string, string> }) => Promise<string>;
  getAccount: (accountId: string) => Promise<ConnectedAccount>;

  /** A provider may call one failed that it had called paid: that is a returned one under another name. */
  createPayout: (request: {
    key: string;
    accountId: string;
    amount: Money;
    description: string;
  }) => Promise<ProviderPayout>;
  getPayout: (payoutId: string) => Promise<ProviderPayout>;

  /** Checks the signature and reads the event; throws `webhook-signature` where it was not signed by the provider. */
  readEvent: (rawBody: string, headers: Record<string, string | undefined>) => Promise<ProviderEvent>;
}

/** The provider cannot be reached or did not answer in time: nobody knows whether it acted, so the call is repeated. */
export class ProviderSilent extends Error {}

/** A request that the provider refuses for good: a spent token, an unknown method, too large a refund. */
export class ProviderRefusal extends Error {
  readonly failure: Failure;

  constructor(message: string, failure: Failure = 'unknown') {
    super(message);
    this.failure = failure;
  }
}

/** The providers in use, by what they take and by their name. */
export interface PaymentProviders {
  card: PaymentProvider;
  paypal: PaymentProvider;
  /** A payment goes on with the provider it began with. */
  byName: (name: string) => PaymentProvider;
}
