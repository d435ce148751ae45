/** Where the browser turns a card into a token: the provider behind it, by its public key. */
export type CardDesk = { kind: 'simulated' } | { kind: 'stripe'; publishableKey: string } | { kind: 'none' };
