import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface FooterLink {
  key: string;
  label: MessageDescriptor;
  to: string;
}

const link = (key: string, label: MessageDescriptor, to: string): FooterLink => ({ key, label, to });

/** About Souk (table 10.6). */
export const soukLinks: readonly FooterLink[] = [
  link('about', msg`About`, '/footer-pages/about-us'),
  link('careers', msg`Careers`, '/footer-pages/careers'),
  link('partnerships', msg`Partnerships`, '/footer-pages/partnerships'),
  link('register-with-us', msg`Register with Us`, '/signup'),
  link('our-mobile-app', msg`Our Mobile App`, '/mobile-app/screen'),
  link('services', msg`Services`, '/footer-pages/services'),
];

/** Help and the small print (table 10.6). */
export const helpLinks: readonly FooterLink[] = [
  link('how-it-works', msg`How it works`, '/footer-pages/how-it-works'),
  link('faqs', msg`FAQs`, '/faq'),
  link('contact-us', msg`Contact us`, '/footer-pages/contact-us'),
  link('terms-of-use', msg`Terms of Use`, '/footer-pages/terms-of-use'),
  link('privacy-policy', msg`Privacy Policy`, '/footer-pages/privacy-policy'),
  link('posting-policy', msg`Posting Policy`, '/footer-pages/posting-policy'),
];
