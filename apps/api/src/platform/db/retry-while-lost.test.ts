import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { isConnectionLost, retryWhileLost } from './retry-while-lost.ts';

describe('what needs the database', () => {
  test('is done again while the database is not there, and says so once', async () => {
    const { database } = await startApi();
    const nowhere = 'postgresql://souk@localhost/souk?host=%2Fno-such-folder';
    const addresses = [nowhere, nowhere, database.url];
    const said: string[] = [];

    const answer = await retryWhileLost(
      (line) => said.push(line),
      async () => {
        const client = new pg.Client({ connectionString: addresses.shift() ?? '' });
        await client.connect();
        const { rows } = await client.query('select 1 as one').finally(() => client.end());
        return rows;
      },
    );

    expect(answer).toEqual([{ one: 1 }]);
    expect(said).toEqual(['The database does not answer, trying again for up to 30 seconds.']);
  });

  test('fails at once where the database has answered', async () => {
    const { db } = await startApi();
    let attempts = 0;
    const wrong = retryWhileLost(
      () => undefined,
      () => {
        attempts += 1;
        return db.execute('select from no_such_table');
      },
    );

    await expect(wrong).rejects.toThrow();
    expect(attempts).toBe(1);
  });

  test.each([
    ['the connection was cut', new Error('Connection terminated unexpectedly'), true],
    ['the server starts', Object.assign(new Error('starting up'), { code: '57P03' }), true],
    [
      'a write met nobody',
      new Error('failed', { cause: Object.assign(new Error(), { code: 'EPIPE' }) }),
      true,
    ],
    ['a row was refused', Object.assign(new Error('duplicate key'), { code: '23505' }), false],
    ['there was no error', undefined, false],
  ])('knows that it was not there when %s', (_when, error, isLost) => {
    expect(isConnectionLost(error)).toBe(isLost);
  });
});
