import { z } from 'zod';
import { blankAsMissing } from '../../shared/fields.ts';

/** Required by calls that only the owner of the account may make; an account without a password needs none. */
export const confirmationFields = {
  password: blankAsMissing(z.string().trim().max(64, 'Max length must be 64 characters.').optional()),
};

/** Against guessing of passwords. */
export const confirmationLimit = { max: 20, seconds: 900 };
