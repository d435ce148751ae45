import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, email, phone } from '../../shared/fields.ts';
import { text } from '../../shared/texts.ts';
import { Nothing } from '../../shared/values.ts';

export const contactUs = endpoint({
  method: 'POST',
  path: '/contact-us',
  spec: ['categories/contact-us'],
  access: 'anyone',
  summary: 'Sends a message to the people who run the market.',
  body: z.object({
    name: text('Name', { max: 100 }),
    email: email(),
    phone: blankAsMissing(phone().optional()),
    subject: text('Subject', { max: 150 }),
    message: text('Message', { max: 2000 }),
  }),
  reply: Nothing,
  message: 'Your message has been sent.',
  limit: { max: 5, seconds: 60 },
});

export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter',
  spec: ['categories/newsletter-subscribe'],
  access: 'anyone',
  summary: 'Subscribes an address to the newsletter; doing so twice is a success.',
  body: z.object({ email: email() }),
  reply: Nothing,
  message: 'You have subscribed successfully.',
  limit: { max: 5, seconds: 60 },
});
