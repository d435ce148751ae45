import { describe, expect, test } from 'vitest';
import { isEasilyGuessed } from './common-password.rules.ts';

const owner = { name: 'Amal Haddad', email: 'amal.haddad+souk@example.test' };

describe('a password that is easy to guess', () => {
  test.each([
    'password',
    'PASSWORD',
    'P@ssw0rd',
    'Pa$$word1!',
    '!!Password2026!!',
    'passw0rd123',
    'qwerty123',
    'Qwertyuiop',
    'iloveyou',
    '1L0v3Y0u!',
    'letmein1',
    'sunshine99',
    'Football1',
    'princess!',
    'admin123',
    'welcome1',
    '12345678',
    '87654321',
    'aaaaaaaa',
    'abababab',
    'abcdefgh',
    '11111111',
    'ｐａｓｓｗｏｒｄ',
    'amalhaddad',
    'Haddad2026',
    'amal.haddad',
    'H4dd4d!amal',
    'amal.haddad+souk',
  ])('%s', (password) => {
    expect(isEasilyGuessed(password, owner)).toBe(true);
  });

  test.each([
    'quiet-river-12',
    'Souk-demo-1!',
    'correct horse battery',
    'sunshine-mango-tram',
    'Tz7#pLq2vB',
    'نهر هادئ بعيد',
    'haddad-orange-kettle',
  ])('is not %s', (password) => {
    expect(isEasilyGuessed(password, owner)).toBe(false);
  });
});
