import { approveAd } from '@souk/contract/modules/admin/ads';
import { postAd } from '@souk/contract/modules/classifieds/ads';
import { sendMessage } from '@souk/contract/modules/messaging/messages';
import { sql } from 'drizzle-orm';
import { inject, onTestFinished } from 'vitest';
import { adBody } from '../modules/classifieds/testing.ts';
import { saveSearch } from '../modules/favourites/saved-searches/save-search.ts';
import { buildUser, type TestUser } from '../modules/identity/testing.ts';
import { saveSettings } from '../modules/settings/index.ts';
import { type Database, type Db, openDatabase } from '../platform/db/database.ts';
import { type Kill, numberOf, untilIdle } from './killable-product.ts';
import type { KillableServer } from './killable-server.ts';
import { type Act, inParallel, sendUntilAnswered } from './retrying-clients.ts';
import { cloneDatabase } from './test-database.ts';

const people = 20;
/** One in so many ads is approved, and then found by a saved search. */
const approvedOf = 5;
const acts = 1000;
/** After how many acknowledgements something is killed. */
const points = [200, 500, 800];

export interface Crowd {
  users: TestUser[];
  admin: TestUser;
  searcher: TestUser;
}

/** Users who post and write, one who searches, and the admin who approves. */
export async function buildCrowd(db: Db): Promise<Crowd> {
  await db.transaction((tx) => saveSettings(tx, { privateAdLimit: 1000 }));
  const users: TestUser[] = [];
  for (let n = 0; n < people; n += 1) users.push(await buildUser(db));
  const searcher = await buildUser(db);
  await saveSearch(
    db,
    searcher.id,
    { moduleType: 'classified', query: { keyword: 'marimba' } },
    'Australia/Sydney',
  );
  return { users, admin: await buildUser(db, { isAdmin: true }), searcher };
}

/** The n-th act: ads and messages in turn, each with a different text. */
function actOf({ users }: Crowd, n: number): Act {
  const index = n % users.length;
  const [user, other] = [users[index], users[(index + 1) % users.length]];
  if (!user || !other) throw new Error('nobody acts');
  const who = { token: user.token, address: `10.9.0.${index}`, key: `act-${n}` };
  if (Math.floor(n / users.length) % 2 === 0)
    return { ...who, endpoint: postAd, body: adBody({ title: `Marimba number ${n}` }) };
  return { ...who, endpoint: sendMessage, body: { receiver_id: other.id, message: `Letter number ${n}` } };
}

/** Lets the crowd act until everything is acknowledged, and kills at the agreed points. */
export async function actThrough(server: KillableServer, crowd: Crowd, kills: readonly Kill[]) {
  const dying: (void | Promise<void>)[] = [];
  let acknowledged = 0;
  const refused: string[] = [];

  async function approve(id: number): Promise<void> {
    const who = { token: crowd.admin.token, address: '10.9.1.1', key: `approve-${id}` };
    const { status, message } = await sendUntilAnswered(server, {
      ...who,
      endpoint: approveAd,
      params: { id },
      body: {},
    });
    // If the first answer was lost the ad has been approved already.
    if (status >= 400 && status !== 422) refused.push(message);
  }

  const numbers = Array.from({ length: acts }, (_, n) => n);
  await inParallel(8, numbers, async (n) => {
    const act = actOf(crowd, n);
    const { status, message, data } = await sendUntilAnswered(server, act);
    if (status !== 201) refused.push(message);
    acknowledged += 1;
    const point = points.indexOf(acknowledged);
    if (point >= 0) dying.push(kills[point]?.(server));
    if (act.endpoint === postAd && n % approvedOf === 0) await approve((data as { id: number }).id);
  });
  await Promise.all(dying);
  return refused;
}

/** What the database contains once every job is done. */
export async function countOutcome(db: Db, { searcher }: Crowd) {
  await untilIdle(db);
  const alerts = sql`from notifications.notifications where user_id = ${searcher.id} and kind = 'saved-search'`;
  return {
    ads: await numberOf(db, sql`select count(*) from classifieds.ads`),
    titles: await numberOf(db, sql`select count(distinct title) from classifieds.ads`),
    messages: await numberOf(db, sql`select count(*) from messaging.messages`),
    texts: await numberOf(db, sql`select count(distinct text) from messaging.messages`),
    alerts: await numberOf(db, sql`select count(*) ${alerts}`),
    alertedAds: await numberOf(db, sql`select count(distinct text || path) ${alerts}`),
    timers: await numberOf(
      db,
      sql`select count(*) from graphile_worker.jobs j join classifieds.ads a
        on j.key = 'timer:classifieds.ad:' || a.id where a.state = 'approved'`,
    ),
    approved: await numberOf(db, sql`select count(*) from classifieds.ads where state = 'approved'`),
  };
}

/** What the database must contain after so many acts: half of them ads, half messages, each once. */
const approved = acts / 2 / approvedOf;
export const whole = {
  ads: acts / 2,
  titles: acts / 2,
  messages: acts / 2,
  texts: acts / 2,
  alerts: approved,
  alertedAds: approved,
  timers: approved,
  approved,
};

/** A separate database for the test, on the server that all tests share. */
export async function cloneForTest(): Promise<Database> {
  const url = await cloneDatabase(inject('adminUrl'), `killed_${process.pid}_${process.hrtime.bigint()}`);
  const database = openDatabase(url, 4);
  onTestFinished(database.close);
  return database;
}
