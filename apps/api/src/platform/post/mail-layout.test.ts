import { expect, test } from 'vitest';
import { say } from '../texts/say.ts';
import { mailLayout } from './mail-layout.ts';

test('html and text say the same, and nothing a person wrote becomes markup', () => {
  const mail = mailLayout({
    language: 'en',
    title: say`Hello <b>Ann</b>`,
    lines: [say`Tom & "Jerry"`],
    action: { label: say`Open`, link: 'https://souk.test/a?b=1&c=2' },
    also: { label: say`Add to calendar`, link: 'https://souk.test/a.ics' },
  });

  expect(mail.html).toContain('Hello &lt;b&gt;Ann&lt;/b&gt;');
  expect(mail.html).toContain('Tom &amp; &quot;Jerry&quot;');
  expect(mail.html).toContain('href="https://souk.test/a?b=1&amp;c=2"');
  expect(mail.text).toBe(
    'Hello <b>Ann</b>\n\nTom & "Jerry"\n\nOpen: https://souk.test/a?b=1&c=2\n\nAdd to calendar: https://souk.test/a.ics',
  );
  expect(mail.html).toContain('href="https://souk.test/a.ics"');
  expect(mail.link).toBe('https://souk.test/a?b=1&c=2');
});

test('a mail that can be switched off carries its link in both parts', () => {
  const mail = mailLayout({
    language: 'en',
    title: say`News`,
    lines: [],
    unsubscribeLink: 'https://souk.test/stop/x',
  });

  expect(mail.html).toContain('https://souk.test/stop/x');
  expect(mail.text).toContain('https://souk.test/stop/x');
  expect(mail.unsubscribeLink).toBe('https://souk.test/stop/x');
});

test('a mail in Arabic runs from right to left', () => {
  expect(mailLayout({ title: say`سوق`, lines: [], language: 'ar' }).html).toContain('lang="ar" dir="rtl"');
});
