import type { Envelope } from '@souk/contract/shared/endpoint';
import { describe, expect, test } from 'vitest';
import { ApiProblem, problemText } from './api-problem.ts';

const refusal = (status: number, body: Partial<Envelope>) =>
  new ApiProblem(status, { status, message: '', msg: '', data: null, ...body });

describe('a refusal of the API', () => {
  test('has the message of the body, whichever field it is in', () => {
    expect(refusal(422, { message: 'Too late.' }).message).toBe('Too late.');
    expect(refusal(422, { error: 'Gone.', message: 'Too late.' }).message).toBe('Gone.');
  });

  test('names the fields that it objects to, in either place of the body', () => {
    const fields = { title: ['Title is required.'] };

    expect(refusal(422, { errors: fields }).fields).toEqual(fields);
    expect(refusal(423, { data: fields }).fields).toEqual(fields);
    expect(refusal(422, { data: fields }).fields).toEqual({});
    expect(refusal(423, { data: { title: 'Title is required.' } }).fields).toEqual({});
  });

  test('keeps what else the body says', () => {
    const data = { code: 'order-move-not-allowed' };

    expect(refusal(422, { data }).reply).toEqual(data);
  });

  test('has the message of its first field if fields are wrong', () => {
    const wrong = refusal(423, { message: 'Wrong.', data: { price: ['Price is too high.'] } });

    expect(problemText(wrong)).toBe('Price is too high.');
    expect(problemText(refusal(423, { message: 'Wrong.' }))).toBe('Wrong.');
  });
});
