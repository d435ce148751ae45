import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { countryCode, phone } from '../../shared/fields.ts';
import { optionalText } from '../../shared/texts.ts';

export const sendOtp = endpoint({
  method: 'POST',
  path: '/send-otp',
  spec: ['auth/send-otp'],
  access: 'anyone',
  summary: 'Sends a one-time code to a phone by SMS.',
  body: z.object({ phone: phone(), countryCode: countryCode() }),
  reply: z.object({ pinId: z.string(), expires_in: z.int() }),
  message: 'OTP sent successfully.',
  errors: ['otp-invalid-number', 'otp-wait', 'otp-daily-limit'],
  limit: { max: 20, seconds: 60 },
});

const code = z
  .string({ error: 'OTP is required.' })
  .trim()
  .min(1, 'OTP is required.')
  .max(12, 'Max length must be 12 characters.');

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/verify-otp',
  spec: ['auth/verify-otp'],
  access: 'anyone',
  summary: 'Checks a one-time code and answers the proof that registration and change-mobile take.',
  body: z.object({
    phone: phone(),
    countryCode: countryCode().default('+61'),
    code,
    pinId: optionalText(80),
  }),
  reply: z.object({ otp_token: z.string() }),
  message: 'Mobile number verified successfully.',
  errors: ['otp-wrong-code', 'otp-attempts'],
  limit: { max: 30, seconds: 60 },
});
