import { describe, expect, test } from 'vitest';
import { sayEnglish } from '../../lib/say-texts.testing.ts';
import { imageLimits, paperLimits, refusalOf as refusedAs } from './upload-limits.ts';

const refusalOf = (...chosen: Parameters<typeof refusedAs>) => {
  const refusal = refusedAs(...chosen);
  return refusal && sayEnglish(refusal);
};

const file = (name: string, size = 1000) => ({ name, size });

describe('files before they are sent', () => {
  test('[image-size] [setup-upload-limits] 4 MB fit, one byte more does not', () => {
    expect(refusalOf([file('a.jpg', 4_194_304)], imageLimits)).toBeUndefined();
    expect(refusalOf([file('a.jpg', 4_194_305)], imageLimits)).toBe(
      'File size should be less than or equals to 4 mb.',
    );
  });

  test.each([
    ['licence.pdf', paperLimits, undefined],
    ['licence.PDF', paperLimits, undefined],
    ['photo.jpeg', imageLimits, undefined],
    ['photo.gif', imageLimits, 'Only JPG, JPEG, PNG & PDF files are accepted.'],
    ['notes.docx', paperLimits, 'Only JPG, JPEG, PNG & PDF files are accepted.'],
  ])('[image-types] [setup-upload-limits] %s', (name, limits, words) => {
    expect(refusalOf([file(name)], limits)).toBe(words);
  });

  test('one document is sent at a time', () => {
    expect(refusalOf([file('a.pdf'), file('b.pdf')], paperLimits)).toBeDefined();
  });
});
