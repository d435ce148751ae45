import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, newPassword, samePasswords } from '../../shared/fields.ts';
import { BusinessType } from '../../shared/seller-types.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { anyId, Id } from '../../shared/values.ts';
import { AccountFields, passwordMismatch } from '../identity/registration.ts';
import { DeviceFields, SignedIn } from '../identity/sessions.ts';
import { abn } from './profiles.ts';

const business = {
  seller_type: BusinessType,
  business_name: text('Business name', { min: 2, max: 100 }),
};

export const registerBusiness = endpoint({
  method: 'POST',
  path: '/register-business',
  spec: ['auth/register-business'],
  access: 'anyone',
  summary: 'Opens a business account of one of the twelve seller types and signs it in.',
  body: z
    .object({
      ...AccountFields,
      ...business,
      category_id: blankAsMissing(anyId('catalogue.category').optional()),
      sub_category_id: blankAsMissing(anyId('catalogue.category').optional()),
      abn: blankAsMissing(abn().optional()),
    })
    .refine(...samePasswords(passwordMismatch)),
  reply: SignedIn,
  status: 201,
  message: 'Registration completed successfully.',
  errors: ['phone-not-verified'],
});

export const registerVendor = endpoint({
  method: 'POST',
  path: '/vendor-registration',
  spec: ['auth/vendor-registration'],
  access: 'anyone',
  summary: 'Registers interest as a seller; the account is completed through a link sent by e-mail.',
  body: z.object({
    name: AccountFields.name,
    email: AccountFields.email,
    countryCode: AccountFields.countryCode,
    phone: AccountFields.phone,
    ...business,
    message: optionalText(2000),
  }),
  reply: z.object({ id: Id }),
  status: 201,
  message: 'Registration completed successfully.',
  limit: { max: 10, seconds: 60 },
});

export const checkVendorToken = endpoint({
  method: 'GET',
  path: '/vendor-registration/:token',
  access: 'anyone',
  summary: 'The e-mail address and business that a mailed link completes, while it can still be used.',
  params: z.object({ token: z.string().max(200) }),
  reply: z.object({ email: z.string(), business_name: z.string() }),
  errors: ['vendor-token-invalid'],
  limit: { max: 30, seconds: 60 },
});

export const completeVendor = endpoint({
  method: 'POST',
  path: '/vendor-registration/complete',
  access: 'anyone',
  summary: 'Sets the password of a registered vendor through the mailed link and signs them in.',
  body: z
    .object({
      token: text('Token', { max: 200 }),
      password: newPassword(),
      confirm_password: AccountFields.confirm_password,
      agree_terms: AccountFields.agree_terms,
      ...DeviceFields,
    })
    .refine(...samePasswords(passwordMismatch)),
  reply: SignedIn,
  message: 'Registration completed successfully.',
  errors: ['vendor-token-invalid'],
  limit: { max: 20, seconds: 60 },
});
