import { constants, setPriority } from 'node:os';
import { argv, exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { beginMarket } from './begin-market.ts';
import { makeMarket } from './make-market.ts';

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    ads: { type: 'string', default: '3000' },
    products: { type: 'string', default: '1500' },
    orders: { type: 'string', default: '600' },
    foods: { type: 'string', default: '800' },
    businesses: { type: 'string' },
    bookings: { type: 'string' },
    quotes: { type: 'string' },
    seed: { type: 'string', default: '7' },
  },
});

const config = readConfig();
if (config.isProduction) {
  stdout.write('The demo market is refused in production.\n');
  exit(1);
}

// Visitors' pages have priority; and without the process that serves them the market is useless.
if (process.send) {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.on('disconnect', () => exit(1));
  // It may have ended while this one was loading.
  if (!process.connected) exit(1);
  // Ctrl-C reaches the whole process group; the serving process says when to stop.
  process.on('SIGINT', () => undefined);
}

const making = await beginMarket(config);
// Who makes fewer orders wants a smaller market of everything that is sold.
const orderCount = Number(values.orders);
const size = {
  adCount: Number(values.ads),
  productCount: Number(values.products),
  orderCount,
  foodCount: Number(values.foods),
  businessCount: Number(values.businesses ?? Math.round(orderCount / 5)),
  bookingCount: Number(values.bookings ?? Math.round(orderCount * 2.5)),
  quoteCount: Number(values.quotes ?? Math.round(orderCount / 3)),
  seed: Number(values.seed),
};
await makeMarket(config, making.url, size, {
  say: (line) => stdout.write(`${line}\n`),
  tell: (progress) => process.send?.(progress),
});
await making.finish();
await making.end();
exit(0);
