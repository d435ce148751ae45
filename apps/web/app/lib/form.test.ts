import { describe, expect, test } from 'vitest';
import { bodyWithFiles, readForm, valuesOf, withoutSecrets } from './form.ts';

const formOf = (entries: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

describe('reading a form', () => {
  test('repeated names and name[] become lists', () => {
    const form = formOf([
      ['tag', 'a'],
      ['tag', 'b'],
      ['day[]', 'mon'],
    ]);

    expect(valuesOf(form)).toEqual({ tag: ['a', 'b'], day: ['mon'] });
  });

  test('dots and brackets nest', () => {
    const form = formOf([
      ['address.city', 'Parramatta'],
      ['rows[0].title', 'First'],
      ['rows[1].title', 'Second'],
    ]);

    expect(valuesOf(form)).toEqual({
      address: { city: 'Parramatta' },
      rows: [{ title: 'First' }, { title: 'Second' }],
    });
  });

  test('names that nest deeper than any form are dropped', () => {
    expect(valuesOf(formOf([[Array(5000).fill('a').join('.'), 'x']]))).toEqual({});
  });

  test('names that would reach a prototype are dropped', () => {
    expect(
      valuesOf(
        formOf([
          ['__proto__.isAdmin', '1'],
          ['constructor.name', 'x'],
        ]),
      ),
    ).toEqual({});
    expect('isAdmin' in {}).toBe(false);
  });

  test('files are kept apart, an empty file input counts as nothing', async () => {
    const photo = new File(['x'], 'bike.jpg', { type: 'image/jpeg' });
    const form = formOf([
      ['title', 'Bike'],
      ['photos', photo],
      ['resume', new File([], '')],
    ]);

    const read = await readForm(new Request('http://souk.test'), form);

    expect(read.values).toEqual({ title: 'Bike' });
    expect(read.files.map(([name, file]) => [name, file.name])).toEqual([['photos', 'bike.jpg']]);
  });

  test('names that begin with an underscore are for the page only', async () => {
    const form = formOf([
      ['_idempotencyKey', 'k1'],
      ['amount', '5'],
    ]);

    const read = await readForm(new Request('http://souk.test'), form);

    expect(read).toMatchObject({ values: { amount: '5' }, idempotencyKey: 'k1' });
  });

  test('secrets never travel back to the page', () => {
    expect(withoutSecrets({ email: 'a@b.au', password: 'x', confirm_password: 'x', otp: '1' })).toEqual({
      email: 'a@b.au',
    });
  });

  test('a multipart body reads back to the same values', () => {
    const values = { title: 'Bike', tags: ['a', 'b'], address: { city: 'Westmead' } };

    expect(valuesOf(bodyWithFiles(values, []))).toEqual(values);
    expect([...bodyWithFiles(values, []).keys()]).toEqual(['title', 'tags[]', 'tags[]', 'address[city]']);
  });
});
