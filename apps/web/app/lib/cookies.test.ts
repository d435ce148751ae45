import { describe, expect, test } from 'vitest';
import { cookieLine, cookieOf, withSetCookies } from './cookies.ts';

describe('cookies of a page request', () => {
  test('one is read by its whole name', () => {
    expect(cookieOf('souk_theme_old=x; souk_theme=dark', 'souk_theme')).toBe('dark');
    expect(cookieOf(null, 'souk_theme')).toBeUndefined();
    expect(cookieOf('souk_toast=%E0%A4%A', 'souk_toast')).toBeUndefined();
  });

  test('what an answer sets is sent with the next call, what it deletes is not', () => {
    const lines = ['sid=new; Path=/; HttpOnly', 'old=; Max-Age=0; Path=/'];

    expect(withSetCookies('sid=was; old=1; souk_theme=dark', lines)).toBe('sid=new; souk_theme=dark');
  });

  test('a cookie is closed to scripts and other sites, and secure over https', () => {
    const line = cookieLine('souk_theme', 'dark', { maxAgeSeconds: 60, isSecure: true });

    expect(line).toBe('souk_theme=dark; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure');
  });
});
