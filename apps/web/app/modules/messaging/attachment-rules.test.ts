import { expect, test } from 'vitest';
import { sayEnglish } from '../../lib/say-texts.testing.ts';
import { nameLoneAttachment, attachmentProblem as problemIn } from './attachment-rules.ts';

const attachmentProblem = (file: Parameters<typeof problemIn>[0]) => {
  const problem = problemIn(file);
  return problem && sayEnglish(problem);
};

const fourMegabytes = 4 * 1024 * 1024;

test('[image-size] a file of 4 MB is accepted, one byte more is not', () => {
  expect(attachmentProblem({ size: fourMegabytes, type: 'image/png' })).toBeUndefined();
  expect(attachmentProblem({ size: fourMegabytes + 1, type: 'image/png' })).toBe(
    'File size should be less than or equals to 4 mb.',
  );
});

test('[image-types] pictures and PDFs are accepted, nothing else is', () => {
  expect(attachmentProblem({ size: 1, type: 'application/pdf' })).toBeUndefined();
  expect(attachmentProblem({ size: 1, type: 'image/gif' })).toBe(
    'Only JPG, JPEG, PNG & PDF files are accepted.',
  );
});

test('a file without a text is sent with its name as text, a text is kept', () => {
  const lone = new FormData();
  lone.set('message', ' ');
  lone.set('attachment', new File(['x'], 'receipt.pdf'));
  const told = new FormData();
  told.set('message', 'Here it is');
  told.set('attachment', new File(['x'], 'receipt.pdf'));

  nameLoneAttachment(lone);
  nameLoneAttachment(told);

  expect(lone.get('message')).toBe('receipt.pdf');
  expect(told.get('message')).toBe('Here it is');
});
