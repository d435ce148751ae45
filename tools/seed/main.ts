import { argv, exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { makeMarket } from './make-market.ts';
import { openMarket } from './market.ts';

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    ads: { type: 'string', default: '3000' },
    products: { type: 'string', default: '1500' },
    orders: { type: 'string', default: '600' },
    foods: { type: 'string', default: '800' },
    seed: { type: 'string', default: '7' },
  },
});

const config = readConfig();
if (config.isProduction) {
  stdout.write('The demo market is refused in production.\n');
  exit(1);
}

const market = await openMarket(config, (line) => stdout.write(`${line}\n`));
await makeMarket(market, {
  adCount: Number(values.ads),
  productCount: Number(values.products),
  orderCount: Number(values.orders),
  foodCount: Number(values.foods),
  seed: Number(values.seed),
});
await market.close();
