import { contactUs, subscribeNewsletter } from '@souk/contract/modules/pages/contacts';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { contactMessages, newsletterSubscribers } from './contact.tables.ts';

const letter = {
  name: 'Amal Haddad',
  email: 'amal@example.test',
  subject: 'Opening hours',
  message: 'When are you there?',
};

describe('writing to us', () => {
  test('keeps the message and says so [success-contact]', async () => {
    const { as, db } = await startApi();

    const { envelope } = await as().send(contactUs, { body: letter });

    expect(envelope).toMatchObject({ status: 200, message: 'Your message has been sent.' });
    expect(await db.select().from(contactMessages)).toMatchObject([{ subject: 'Opening hours' }]);
  });

  test('names the field that is missing [required-named] [whitespace-only]', async () => {
    const { as } = await startApi();

    const empty = as().call(contactUs, { body: { ...letter, subject: '', message: '   ' } });

    await expect(empty).rejects.toMatchObject({
      status: 423,
      fields: { subject: ['Subject is required.'], message: ['Message can not be empty.'] },
    });
  });

  test('is limited per sender [status-429]', async () => {
    const { as } = await startApi();
    const sender = as();

    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await sender.send(contactUs, { body: letter }));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('subscribing to the newsletter', () => {
  test('twice is a success and one subscription [success-newsletter]', async () => {
    const { as, db } = await startApi();

    const first = await as().send(subscribeNewsletter, { body: { email: 'reader@example.test' } });
    const second = await as().send(subscribeNewsletter, { body: { email: 'READER@example.test ' } });

    for (const { envelope } of [first, second])
      expect(envelope).toMatchObject({ status: 200, message: 'You have subscribed successfully.' });
    expect(await db.select().from(newsletterSubscribers)).toHaveLength(1);
  });

  test('wants a real address [email-format] [B-073]', async () => {
    const { as } = await startApi();

    const wrong = as().call(subscribeNewsletter, { body: { email: 'reader@nowhere' } });

    await expect(wrong).rejects.toMatchObject({
      fields: { email: ['Please enter the valid email address.'] },
    });
  });
});
