import { expect, test } from 'vitest';
import { isForeignPost } from './origin.ts';

const post = (headers: Record<string, string>, method = 'POST') =>
  new Request('https://souk.test/preferences', { method, headers });

test.each([
  ['the browser says cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['the browser says same-site only', { 'sec-fetch-site': 'same-site' }],
  ['the origin is another host', { origin: 'https://evil.test' }],
  ['the origin is hidden', { origin: 'null' }],
  ['the origin is not the name that was asked for', { host: 'localhost:3000', origin: 'https://souk.test' }],
  ['nothing says where it comes from, and a cookie comes along', { cookie: 'souk_theme=dark' }],
])('a post is foreign where %s', (_, headers) => {
  expect(isForeignPost(post(headers))).toBe(true);
});

test.each([
  ['from our own page', post({ 'sec-fetch-site': 'same-origin', origin: 'https://souk.test' })],
  ['of an older browser from our own page', post({ origin: 'https://souk.test' })],
  ['under another name of the site', post({ host: 'localhost:3000', origin: 'http://localhost:3000' })],
  ['of a client that is no browser', post({})],
  ['that only reads', post({ 'sec-fetch-site': 'cross-site' }, 'GET')],
])('a request %s is ours', (_, request) => {
  expect(isForeignPost(request)).toBe(false);
});
