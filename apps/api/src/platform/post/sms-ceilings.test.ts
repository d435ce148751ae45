import { sendOtp } from '@souk/contract/modules/identity/otp';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildUser } from '../../modules/identity/testing.ts';
import { startApi } from '../../testing/start-api.ts';
import { daysMs, hoursMs, minutesMs } from '../clock.ts';
import { type Config, ConfigProblem, readConfig } from '../config.ts';
import { registerSmsRules, sendSms } from './sms.ts';
import { numberRefusal } from './sms-rules.ts';

const base = readConfig({ NODE_ENV: 'test' });
const withRules = (rules: Partial<Config>) => registerSmsRules({ ...base, ...rules });
const mobile = (index: number) => `04915701${String(index).padStart(2, '0')}`;
const ceiling = (perHour: number, perDay: number) => ({ perHour, perDay });
const countries = ['AU', 'NZ'];

describe('numbers that get an SMS', () => {
  test.each([
    ['a mobile number', '+61412345678', null],
    ['a mobile number of another allowed country', '+64211234567', null],
    ['a number of a country that is not allowed', '+447911123456', 'country'],
    ['a satellite phone', '+881612345678', 'country'],
    ['a global premium range', '+979123456789', 'country'],
    ['a land line', '+61293744000', 'kind'],
    ['a premium number', '+611900123456', 'kind'],
    ['a shared-cost number', '+611300123456', 'kind'],
    ['a free number', '+611800123456', 'kind'],
    ['a satellite range inside the country', '+61147123456', 'kind'],
    ['a short code', '+61191', 'country'],
    ['no number', 'hello', 'country'],
  ])('%s: %s → %s', (_case, number, expected) => {
    const hindrance = numberRefusal(number, { countries });

    expect(hindrance === null).toBe(expected === null);
    if (expected === 'country') expect(['country', 'kind']).toContain(hindrance);
  });
});

describe('ceilings of SMS', () => {
  beforeEach(async () => {
    const { db } = await startApi();
    await db.execute(sql`delete from platform.sms_sent`);
    withRules({});
  });

  const send = async (index: number, origin: { userId?: number; address?: string } = {}) => {
    const { db } = await startApi();
    const sms = { to: `+61${mobile(index).slice(1)}`, text: 'Hello', key: crypto.randomUUID() };
    return db.transaction((tx) => sendSms(tx, sms, origin));
  };

  test('hold for a number, an account, a network and all together', async () => {
    const { db } = await startApi();
    const user = await buildUser(db);
    withRules({
      SMS_PER_NUMBER: ceiling(2, 9),
      SMS_PER_ACCOUNT: ceiling(3, 9),
      SMS_PER_ADDRESS: ceiling(3, 9),
      SMS_OVERALL: ceiling(8, 9),
    });

    expect([await send(1), await send(1), await send(1)]).toEqual([null, null, 'number']);
    const ofUser = { userId: user.id };
    expect([
      await send(2, ofUser),
      await send(3, ofUser),
      await send(4, ofUser),
      await send(5, ofUser),
    ]).toEqual([null, null, null, 'account']);
    const near = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:9::3', '2001:db8:1:2:ffff::4'];
    const answers = [];
    for (const [index, address] of near.entries()) answers.push(await send(10 + index, { address }));
    expect(answers).toEqual([null, null, null, 'address']);
    expect(await send(20)).toBe('overall');
  });

  test('end with their hour and with their day', async () => {
    const { advance } = await startApi();
    withRules({ SMS_PER_NUMBER: ceiling(1, 2) });

    expect([await send(1), await send(1)]).toEqual([null, 'number']);
    await advance(hoursMs(1));
    expect([await send(1), await send(1)]).toEqual([null, 'number']);
    await advance(hoursMs(2));
    expect(await send(1)).toBe('number');
    await advance(daysMs(1));
    expect(await send(1)).toBeNull();
  });

  test('hold against many at once, whichever process they reach', async () => {
    withRules({ SMS_OVERALL: ceiling(5, 50) });

    const answers = await Promise.all(Array.from({ length: 20 }, (_none, index) => send(index)));

    expect(answers.filter((answer) => answer === null)).toHaveLength(5);
  });

  test.each([
    [
      'another country',
      { phone: '7911123456', countryCode: '+44' },
      {},
      'We cannot send SMS to this country.',
    ],
    ['a land line', { phone: '0293744000', countryCode: '+61' }, {}, 'Please enter valid mobile number.'],
    [
      'SMS turned off',
      { phone: mobile(30), countryCode: '+61' },
      { SMS: 'off' },
      'This market sends no SMS.',
    ],
    [
      'a day on which too many went',
      { phone: mobile(31), countryCode: '+61' },
      { SMS_OVERALL: ceiling(0, 0) },
      'We cannot send SMS right now. Please try again later.',
    ],
  ] as const)('are told at the field: %s', async (_case, body, rules, text) => {
    const { as, db } = await startApi();
    withRules(rules);

    const answer = await as().send(sendOtp, { body });

    expect(answer).toMatchObject({ status: 423, envelope: { errors: { phone: [text] } } });
    expect((await db.execute(sql`select 1 from platform.sms_sent`)).rowCount).toBe(0);
  });

  test('leave nothing of a code that was not sent, so that it can be asked for again', async () => {
    const { as, advance } = await startApi();
    const body = { phone: mobile(40), countryCode: '+61' };
    withRules({ SMS_OVERALL: ceiling(0, 0) });
    await as().send(sendOtp, { body });
    withRules({});

    expect((await as().send(sendOtp, { body })).status).toBe(200);
    await advance(minutesMs(1));
    expect((await as().send(sendOtp, { body })).status).toBe(200);
  });

  test('are settings, refused where they make no sense', () => {
    expect(readConfig({ NODE_ENV: 'test', SMS_COUNTRIES: 'au, nz', SMS_OVERALL: '7/9' })).toMatchObject({
      SMS_COUNTRIES: countries,
      SMS_OVERALL: ceiling(7, 9),
    });
    expect(() => readConfig({ SMS_OVERALL: 'many' })).toThrow(ConfigProblem);
    expect(() => readConfig({ SMS_COUNTRIES: 'Australia' })).toThrow(/use codes such as AU,NZ/);
  });
});
