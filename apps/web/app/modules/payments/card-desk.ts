/** Where the browser turns a card into a token: the provider and its public key. */
export type CardDesk = { kind: 'simulated' } | { kind: 'stripe'; publishableKey: string } | { kind: 'none' };
