import { z } from 'zod';
import { invalidEmail, missing, tooLong, tooShort } from './sentences.ts';
import { filled, text } from './texts.ts';

/** Fields with their own rules, in the specification's exact words (§5), so that page and API say the same. */

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export const email = (label = 'Email id') =>
  z
    .string({ error: missing(label) })
    .trim()
    .min(1, filled(missing(label)))
    .max(254, tooLong(254))
    .regex(emailPattern, invalidEmail)
    .toLowerCase();

/** A new password: 8 to 64 characters. */
export const newPassword = (message = 'Please enter your password!') =>
  z.string({ error: message }).trim().min(1, filled(message)).min(8, tooShort(8)).max(64, tooLong(64));

/** A password to be checked: only present, and limited against abuse. */
export const password = (message = 'Please enter your password!') =>
  z.string({ error: message }).trim().min(1, message).max(200, tooLong(200));

interface Digits {
  required: string;
  invalid: string;
  min: [number, string];
  max: [number, string];
}

const digits = (words: Digits) =>
  z
    .string({ error: words.required })
    .trim()
    .min(1, filled(words.required))
    .regex(/^\d+$/, { error: words.invalid, abort: true })
    .min(words.min[0], words.min[1])
    .max(words.max[0], words.max[1]);

/** Mobile: digits only, 9 to 12 with an optional leading 0 counted. */
export const mobile = () =>
  digits({
    required: 'Mobile number is required.',
    invalid: 'Please enter valid mobile number.',
    min: [9, 'Min length must be 9 digits.'],
    max: [12, 'Max length must be 12 digits.'],
  });

/** Business contact number: the 9 to 11 variant of the mobile rule. */
export const contactNumber = () =>
  digits({
    required: 'Mobile number is required.',
    invalid: 'Please enter valid mobile number.',
    min: [9, 'Min length should be 9 digits.'],
    max: [11, 'Max length should be 11 digits.'],
  });

/** Phone: digits only, 10 to 12. */
export const phone = () =>
  digits({
    required: 'Phone number is required.',
    invalid: 'Please enter valid phone number.',
    min: [10, 'Min length must be 10 digits.'],
    max: [12, 'Max length must be 12 digits.'],
  });

export const username = () =>
  text('Username', { max: 16 }).regex(/^[\w.-]+$/, 'Please enter valid username.');

/** International prefix, `+61`. */
export const countryCode = () =>
  z
    .string({ error: missing('Country code') })
    .min(1, filled(missing('Country code')))
    .trim()
    .regex(/^\+?\d{1,4}$/, 'Please enter valid phone number.');

/** Both password fields are equal; the message differs between sign-up and the change form (spec §5). */
export const samePasswords = <T extends { password: string; confirm_password: string }>(message: string) =>
  [(form: T) => form.password === form.confirm_password, { error: message, path: ['confirm_password'] }] as [
    (form: T) => boolean,
    { error: string; path: string[] },
  ];

/** An empty form field counts as missing. */
export const blankAsMissing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema);

/** Missing means unchanged, an empty field clears. */
export const clearable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable().optional());

/** A form sends one value or many; a schema wants a list. */
export const listOf = <T extends z.ZodType>(item: T, max = 100) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
    z.array(item).max(max),
  );

const parsed = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** Rows of several fields each; a multipart body carries them as JSON, where an empty field means none. */
export const rowsOf = <T extends z.ZodType>(row: T, max: number, tooMany: string) =>
  z.preprocess(
    (value) => (value === '' ? [] : typeof value === 'string' ? parsed(value) : value),
    z.array(row).max(max, tooMany),
  );
