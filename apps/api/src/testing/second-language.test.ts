import { readFileSync } from 'node:fs';
import { makeOffer, rejectOffer } from '@souk/contract/modules/classifieds/offers';
import { updateUserProfile } from '@souk/contract/modules/identity/profiles';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { savePushSubscription } from '@souk/contract/modules/notifications/push-subscriptions';
import { importProducts } from '@souk/contract/modules/retail/product-sheets';
import type { Text } from '@souk/contract/shared/say';
import { eq } from 'drizzle-orm';
import { parsePo } from 'pofile-ts';
import { describe, expect, test } from 'vitest';
import { buildAd } from '../modules/classifieds/testing.ts';
import { buildUser, type TestUser } from '../modules/identity/testing.ts';
import { buildShop } from '../modules/retail/testing.ts';
import { modules } from '../modules.ts';
import type { Db } from '../platform/db/database.ts';
import { endpointsOf } from '../platform/http/endpoint-book.ts';
import { outboundMessages } from '../platform/platform.tables.ts';
import { inLanguage } from '../platform/texts/in-language.ts';
import { objectionsTo } from './bad-values.ts';
import { startApi } from './start-api.ts';

const phone = 'https://fcm.googleapis.com/fcm/send/phone';
const browser = { endpoint: phone, keys: { p256dh: 'BOr3-key_1', auth: 'auth_1-x' } };

const postTo = (db: Db, recipient: string) =>
  db.select().from(outboundMessages).where(eq(outboundMessages.recipient, recipient));

/** A buyer offers the seller $400, and the seller says no. */
async function offerAndAnswer(languages: { seller: string; buyer: string }) {
  const { as, db, settle } = await startApi();
  const [seller, buyer] = [await buildUser(db), await buildUser(db)];
  const speak = (user: TestUser, language: string) =>
    as(user).call(updateUserProfile, { body: { language } });
  await speak(seller, languages.seller);
  await speak(buyer, languages.buyer);
  await as(seller).call(savePushSubscription, { body: browser });
  const ad = await buildAd(db, { owner: seller, form: { title: 'Road bike' } });
  const made = await as(buyer).call(makeOffer, { body: { classified_id: ad.id, offer_price: '400' } });
  await as(seller).call(rejectOffer, { body: { offer_id: made.id } });
  await settle();
  return { as, db, seller, buyer };
}

describe('what the house says to a reader of another language', () => {
  test('reaches their notification, their mail with its button and their push in that language', async () => {
    const { as, db, seller } = await offerAndAnswer({ seller: 'en-XA', buyer: 'en' });

    const { data } = await as(seller).call(listNotifications);
    expect(data[0]).toMatchObject({ subject: '[Néw óffér]', massage: '[A$400.00 fór “Road bike”]' });
    const mails = await postTo(db, seller.email);
    const mail = mails.find(({ subject }) => subject === '[Néw óffér]');
    expect(mail?.body).toContain('[A$400.00 fór “Road bike”]');
    expect(mail?.body).toContain('[Séé thé óffér]: ');
    expect(mail?.body).toContain('[Stóp é-máíls óf thís kínd]: ');
    expect(mail?.html).toContain('lang="en-XA"');
    const pushed = await postTo(db, phone);
    expect(pushed.map(({ subject, body }) => `${subject} ${body}`).sort()).toEqual([
      '[Néw óffér] [A$400.00 fór “Road bike”]',
      '[Yóúr ád ís públíc] [“Road bike” wás áppróvéd ánd ís ín thé lísts nów.]',
    ]);
  });

  test('reaches everybody else in theirs, a text within a text too', async () => {
    const { as, buyer } = await offerAndAnswer({ seller: 'en', buyer: 'en-XA' });
    const { as: asOther, buyer: english } = await offerAndAnswer({ seller: 'en-XA', buyer: 'en' });

    const [told] = (await as(buyer).call(listNotifications)).data;
    expect(told?.massage).toBe('[A$400.00 fór “Road bike”. [Thé séllér déclínéd ít.]]');
    const [plain] = (await asOther(english).call(listNotifications)).data;
    expect(plain?.massage).toBe('$400.00 for “Road bike”. The seller declined it.');
  });
});

/** The English of a text and of the texts that fill it. */
const messagesOf = (text: Text): string[] =>
  typeof text === 'string'
    ? [text]
    : [
        text.message,
        ...text.fillings.flatMap((part) => (part && typeof part === 'object' ? messagesOf(part) : [])),
      ];

describe('what the checks of a call object to', () => {
  const objections = endpointsOf(modules).flatMap(({ endpoint }) => [...objectionsTo(endpoint)]);

  test('is given to translators in every part, whatever fills it', () => {
    const po = readFileSync(new URL('../../../../packages/contract/locales/en.po', import.meta.url), 'utf8');
    const given = new Set(parsePo(po).items.map(({ msgid }) => msgid));

    const forgotten = new Set(objections.flatMap(messagesOf).filter((message) => !given.has(message)));

    expect(objections.length).toBeGreaterThan(10_000);
    expect([...forgotten]).toEqual([]);
  });

  test('is said in the language of its reader', () => {
    const said = new Set(objections.map((text) => inLanguage(text, 'en-XA')));

    expect([...said].filter((text) => !/^\[.*\]$/s.test(text))).toEqual([]);
  });
});

describe('what a call answers', () => {
  const speaking = (language: string) => ({ headers: { 'accept-language': language } });

  test('is the specification’s English to the letter, unless another language of the house is asked for', async () => {
    const { app } = await startApi();
    const answerTo = async (language: string) => {
      const answer = await app.server.inject({ url: '/api/v2/userdetail', ...speaking(language) });
      return answer.json();
    };

    expect(await answerTo('fr, en-XA')).toMatchObject({ error: 'You are not an authenticated user' });
    expect(await answerTo('en-XA')).toMatchObject({
      message: '[Yóú áré nót án áúthéntícátéd úsér]',
      msg: '[Yóú áré nót án áúthéntícátéd úsér]',
      error: '[Yóú áré nót án áúthéntícátéd úsér]',
    });
  });

  test('fills its values in, in the reader’s language, and stays to the letter in English', async () => {
    const { app } = await startApi();
    const answerTo = async (language: string) => {
      const post = { method: 'POST', url: '/api/v2/login', payload: {} } as const;
      const answer = await app.server.inject({ ...post, ...speaking(language) });
      return answer.json();
    };

    expect(await answerTo('en')).toMatchObject({ errors: { email: ['Email id is required.'] } });
    expect(await answerTo('en-XA')).toMatchObject({ errors: { email: ['[[Émáíl íd] ís réqúíréd.]'] } });
  });

  test('says so of what a verb has found too, in an error as in a report', async () => {
    const { as, db } = await startApi();
    const shop = await buildShop(db);
    const load = (sheet: string, language: string) =>
      as(shop).call(importProducts, { body: { sheet }, headers: { 'accept-language': language } });

    await expect(load('title,colour\nPan,red', 'en-XA')).rejects.toMatchObject({
      fields: { file: ['[“colour” ís nót á cólúmn óf thís shéét.]'] },
    });
    const { refused } = await load('title,price\n,45', 'en-XA');
    expect(refused.map(({ message }) => message)).toContain('[[Cátégóry] ís réqúíréd.]');
    const { refused: inEnglish } = await load('title,price\n,45', 'en');
    expect(inEnglish.map(({ message }) => message)).toContain('Category is required.');
  });
});
