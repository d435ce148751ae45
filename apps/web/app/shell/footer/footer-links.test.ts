import { describe, expect, test } from 'vitest';
import { helpLinks, soukLinks } from './footer-links.ts';

const targets: [key: string, label: string, to: string][] = [
  ['about', 'About', '/footer-pages/about-us'],
  ['careers', 'Careers', '/footer-pages/careers'],
  ['contact-us', 'Contact us', '/footer-pages/contact-us'],
  ['register-with-us', 'Register with Us', '/signup'],
  ['partnerships', 'Partnerships', '/footer-pages/partnerships'],
  ['our-mobile-app', 'Our Mobile App', '/mobile-app/screen'],
  ['services', 'Services', '/footer-pages/services'],
  ['how-it-works', 'How it works', '/footer-pages/how-it-works'],
  ['faqs', 'FAQs', '/faq'],
  ['terms-of-use', 'Terms of Use', '/footer-pages/terms-of-use'],
  ['privacy-policy', 'Privacy Policy', '/footer-pages/privacy-policy'],
  ['posting-policy', 'Posting Policy', '/footer-pages/posting-policy'],
];

describe('the footer', () => {
  test.each(targets)('[footer-link-%s] reads %s and leads to %s', (key, label, to) => {
    const link = [...soukLinks, ...helpLinks].find((known) => known.key === key);

    expect([String(link?.label.message), link?.to]).toEqual([label, to]);
  });

  test('has no other links [B-070]', () => {
    expect([...soukLinks, ...helpLinks]).toHaveLength(targets.length);
  });
});
