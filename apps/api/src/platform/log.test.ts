import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ LOG_LEVEL: 'info' }, { write: (line) => lines.push(line) }));
  return lines.join('');
}

test('the values of a failed query are not written down', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
  });
  const error = new DrizzleQueryError('insert into users values ($1)', ['ann@example.test'], cause);

  const line = logged((log) => log.error({ err: error, requestId: 'r-1' }, 'a call failed'));

  expect(line).not.toContain('ann@example.test');
  expect(JSON.parse(line)).toMatchObject({
    requestId: 'r-1',
    msg: 'a call failed',
    err: { message: 'Failed query: insert into users values ($1)', cause: { code: '23505' } },
  });
});

test('a value that the database refused is not written down', () => {
  const error = Object.assign(new Error('invalid input syntax for type bigint: "0491 570 156"'), {
    code: '22P02',
  });

  expect(logged((log) => log.warn({ err: error }, 'refused'))).not.toContain('0491 570 156');
});

test('secrets that are handed to the log by mistake are hidden', () => {
  const line = logged((log) =>
    log.info(
      { token: 't-1', user: { email: 'ann@example.test', id: 7 }, headers: { cookie: 'c-1' } },
      'seen',
    ),
  );

  expect(line).not.toMatch(/t-1|ann@example|c-1/);
  expect(JSON.parse(line).user.id).toBe(7);
});
