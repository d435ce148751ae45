import { describe, expect, test } from 'vitest';
import { staffFacets, type Worker } from './staff.rules.ts';

const worker = (said: Partial<Worker> = {}): Worker => ({
  isAble: true,
  languages: [],
  isWoman: false,
  ...said,
});

describe('what a service is found by because of who does it', () => {
  test('is the languages of those who do it, each once, however they are typed', () => {
    const staff = [
      worker({ languages: ['arabic', 'AUSLAN'] }),
      worker({ languages: ['Arabic ', 'tok  pisin', 'العربية'] }),
      worker({ languages: ['Greek'], isAble: false }),
    ];

    expect(staffFacets(staff).languages).toEqual(['Arabic', 'Auslan', 'Tok Pisin', 'العربية']);
  });

  test.each([
    ['a woman does it, and only women work there', [{ isWoman: true }], ['a-woman', 'women-only']],
    ['a woman does it beside somebody else', [{ isWoman: true }, {}], ['a-woman']],
    ['a woman does it where others do other things', [{ isWoman: true }, { isAble: false }], ['a-woman']],
    ['women work there but do not do it', [{ isWoman: true, isAble: false }, {}], []],
    ['nobody does it', [{ isWoman: true, isAble: false }], []],
    ['nobody works there', [], []],
  ])('says of women what is so where %s', (_where, staff, women) => {
    expect(staffFacets(staff.map(worker)).women).toEqual(women);
  });
});
