import { wholeNumber } from '@souk/contract/shared/numbers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clock, minutesMs } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { parseFields } from '../http/parse.ts';
import { html, sendPage } from '../http/plain-page.ts';
import { addJob } from '../jobs/jobs.ts';
import { advanceClock } from '../shared-clock.ts';

const Advance = z.object({
  minutes: wholeNumber({ min: 1, max: 60 * 24 * 366 }),
});

const steps = [
  { label: '+1 hour', minutes: 60 },
  { label: '+1 day', minutes: 60 * 24 },
  { label: '+30 days', minutes: 60 * 24 * 30 },
];

const present = () => ({ now: clock.now().toISOString(), aheadMs: clock.aheadMs() });

const wantsJson = (request: FastifyRequest) => (request.headers.accept ?? '').includes('application/json');

const clockBody = () => {
  const { now, aheadMs } = present();
  const hours = Math.round(aheadMs / 3_600_000);
  return html`<p>The product’s time is <time class="code" datetime="${now}">${now}</time></p>
<p class="meta">${hours === 0 ? 'It runs with this machine’s.' : `It runs ${hours} hours ahead of this machine’s.`}</p>
<form method="post" class="row">${steps.map(
    ({ label, minutes }) => html`<button name="minutes" value="${minutes}">${label}</button>`,
  )}</form>
<p class="meta">Everything that falls due on the way happens now. Time never goes back.</p>`;
};

/** Shows the product's time and moves it forward for all processes, at `/dev/clock`. */
export function mountClock(server: FastifyInstance, db: Db, scheduled: readonly string[]): void {
  server.get('/dev/clock', async (request, reply) =>
    wantsJson(request) ? reply.send(present()) : sendPage(reply, { title: 'Clock', body: clockBody() }),
  );
  server.post('/dev/clock', async (request, reply) => {
    const { minutes } = parseFields(Advance, request.body);
    await advanceClock(db, minutesMs(minutes));
    // Cron follows the machine's clock, so moving the product's clock would skip these jobs.
    for (const name of scheduled) await addJob(db, name, {}, { key: `leap:${name}` });
    return wantsJson(request) ? reply.send(present()) : reply.redirect('/dev/clock', 303);
  });
}
