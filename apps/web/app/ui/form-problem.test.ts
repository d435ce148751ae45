import { describe, expect, test } from 'vitest';
import { sentenceFor } from './form-problem.tsx';

describe('a message in the summary of a form', () => {
  test.each([
    ['Title', 'Title is required.', 'Title is required.'],
    ['title', 'Title can not be empty.', 'Title can not be empty.'],
    ['Photos', 'Only 5 files can be uploaded.', 'Photos: Only 5 files can be uploaded.'],
    ['Price', 'Please enter valid number.', 'Price: Please enter valid number.'],
    [undefined, 'This field is required.', 'This field is required.'],
  ])('of the field %j that says %j reads %j', (label, message, sentence) => {
    expect(sentenceFor(label, message)).toBe(sentence);
  });
});
