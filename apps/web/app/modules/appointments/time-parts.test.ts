import type { Service } from '@souk/contract/modules/appointments/services';
import { describe, expect, test } from 'vitest';
import { drawnParts, timeFields } from './time-parts.ts';

const fields = (changes: Partial<ReturnType<typeof timeFields>> = {}) => ({
  ...timeFields(null),
  ...changes,
});

describe('the drawn time of a service', () => {
  test.each([
    [{}, ['work 60']],
    [
      {
        set_up_minutes: '5',
        duration_minutes: '90',
        processing_from: '30',
        processing_minutes: '40',
        clean_up_minutes: '10',
      },
      ['set-up 5', 'work 30', 'processing 40', 'work 20', 'clean-up 10'],
    ],
    [{ processing_from: '30', processing_minutes: '30' }, ['work 60']],
    [{ processing_from: '30' }, ['work 60']],
    [{ duration_minutes: 'an hour', clean_up_minutes: '15' }, ['clean-up 15']],
    [{ duration_minutes: '', set_up_minutes: '-5' }, []],
    [{ duration_minutes: '99999' }, []],
  ])('of %j is %j', (typed, drawn) => {
    expect(drawnParts(fields(typed)).map(({ kind, minutes }) => `${kind} ${minutes}`)).toEqual(drawn);
  });

  test('is what was typed before what was saved', () => {
    const service = {
      duration_minutes: 45,
      set_up_minutes: 0,
      clean_up_minutes: 10,
      processing_from: null,
      processing_minutes: null,
    } as Service;

    expect(timeFields(service)).toEqual({
      duration_minutes: '45',
      set_up_minutes: '',
      clean_up_minutes: '10',
      processing_from: '',
      processing_minutes: '',
    });
    expect(timeFields(service, { duration_minutes: '', clean_up_minutes: ['1'] })).toMatchObject({
      duration_minutes: '',
      clean_up_minutes: '',
    });
  });
});
