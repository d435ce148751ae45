/** Front door of availability: counted stock and its claims. */
export { stockChanged } from './events.ts';
export { holdStock } from './stocks/hold-stock.ts';
export { openStock } from './stocks/open-stock.ts';
export { OutOfStock } from './stocks/out-of-stock.ts';
export { releaseHeld } from './stocks/release-held.ts';
export { returnStock } from './stocks/return-stock.ts';
export { setStock } from './stocks/set-stock.ts';
export { type Claimant, type StockState, stocksOf, type Wanted } from './stocks/stock.queries.ts';
export { stocks } from './stocks/stock.tables.ts';
export { takeHeld } from './stocks/take-held.ts';
