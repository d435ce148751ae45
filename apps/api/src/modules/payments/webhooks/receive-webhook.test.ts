import { receiveCardWebhook, receivePaypalWebhook } from '@souk/contract/modules/payments/payments';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { webhookEvents } from './webhook-event.tables.ts';

describe('a webhook', () => {
  test.each([receiveCardWebhook, receivePaypalWebhook])(
    'takes no event of a size that none has',
    async (endpoint) => {
      const { as, db } = await startApi();

      const answer = await as().send(endpoint, { body: { id: 'WH-1', text: 'x'.repeat(300_000) } });

      expect(answer.status).toBe(413);
      expect(await db.$count(webhookEvents)).toBe(0);
    },
  );
});
