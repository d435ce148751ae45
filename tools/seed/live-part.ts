import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { argv, env, exit } from 'node:process';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { joinMaking } from '../../apps/api/src/platform/db/market-state.ts';
import { seedingPart } from '../../apps/api/src/platform/jobs/seeding-part.ts';
import type { Ground } from './ground.ts';
import { liveThrough } from './life.ts';
import { openMarket } from './market.ts';
import { parts, priorityOf } from './parts.ts';
import { Pictures } from './pictures.ts';

// Without the process that makes the whole market, a part is useless.
process.on('disconnect', () => exit(1));
if (!process.connected) exit(1);
// Ctrl-C reaches the whole process group; the process that started this one says when to stop.
process.on('SIGINT', () => undefined);
const told = once(process, 'message') as Promise<[Ground]>;

const [name = ''] = argv.slice(2);
const part = parts[name];
if (!part) throw new Error(`No part of the market is named "${name}".`);
setPriority(priorityOf(name, getPriority()));
const url = env.SOUK_DATABASE ?? '';
const leave = await joinMaking(url);
seedingPart.take(name);
const market = await openMarket(readConfig(), url);

const [ground] = await told;
const { adminId, people } = ground;
const cast = { market, pictures: new Pictures(), adminId, people };
await liveThrough(market, part(cast, ground), (progress) => process.send?.(progress));
await market.close();
await leave();
exit(0);
