import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { maxFileBytes } from '../http/multipart.ts';
import { type FileKind, inspect } from './inspect.ts';

const square = (size = 8) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#1b3cd6' } });
const jpeg = await square().jpeg().toBuffer();
const png = await square().png().toBuffer();
const gif = await square().gif().toBuffer();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const rtf = Buffer.from('{\\rtf1\\ansi Hello}');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const refusalOf = (bytes: Buffer, kind: FileKind) =>
  inspect(bytes, 'image', kind).then(
    () => 'accepted',
    (problem) => [problem.status, problem.fields],
  );

describe('telling files apart', () => {
  test.each([
    ['image', jpeg, 'image/jpeg'],
    ['image', png, 'image/png'],
    ['document', pdf, 'application/pdf'],
    ['document', png, 'image/png'],
    ['attachment', jpeg, 'image/jpeg'],
    ['resume', pdf, 'application/pdf'],
    ['resume', rtf, 'application/rtf'],
    ['resume', Buffer.from('Ten years at sea.\n'), 'text/plain; charset=utf-8'],
  ] as const)('[B-107] takes by its content, as %s', async (kind, bytes, type) => {
    expect(await inspect(bytes, 'file', kind)).toMatchObject({ type });
  });

  test.each([
    ['image', gif],
    ['image', svg],
    ['image', pdf],
    ['document', Buffer.from('MZ\u0090\u0000\u0003')],
    ['attachment', Buffer.from('<html><script>alert(1)</script></html>')],
    ['image', Buffer.from('')],
  ] as const)('[image-types] refuses what is none of the accepted types, as %s', async (kind, bytes) => {
    const text = 'Only JPG, JPEG, PNG & PDF files are accepted.';

    expect(await refusalOf(bytes, kind)).toEqual([423, { image: [text] }]);
  });

  test('[image-size] [setup-upload-limits] takes 4,194,304 bytes and refuses one more', async () => {
    const full = Buffer.concat([pdf, Buffer.alloc(maxFileBytes - pdf.length)]);
    const text = 'File size should be less than or equals to 4 mb.';

    expect(await refusalOf(full, 'document')).toBe('accepted');
    expect(await refusalOf(Buffer.concat([full, Buffer.alloc(1)]), 'document')).toEqual([
      423,
      { image: [text] },
    ]);
  });

  test('[document-size] refuses a resume of exactly 2,000,000 bytes', async () => {
    const ofBytes = (count: number) => Buffer.concat([pdf, Buffer.alloc(count - pdf.length)]);

    expect(await refusalOf(ofBytes(1_999_999), 'resume')).toBe('accepted');
    expect(await refusalOf(ofBytes(2_000_000), 'resume')).toEqual([
      423,
      { image: ['File must smaller than 2MB!'] },
    ]);
  });

  test('[document-types] refuses a picture as resume', async () => {
    expect(await refusalOf(png, 'resume')).toEqual([
      423,
      { image: ['You can only upload PDF , DOC, DOCX RTF & TXT file!'] },
    ]);
  });
});
