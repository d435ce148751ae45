import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, password } from '../../shared/fields.ts';
import { text } from '../../shared/texts.ts';
import { Id, Moment, Nothing, ownId } from '../../shared/values.ts';
import { DeviceFields, SignedIn } from './sessions.ts';

export const factorKinds = ['totp', 'passkey'] as const;

export const SecondFactor = z
  .object({
    id: Id,
    kind: z.enum(factorKinds),
    name: z.string(),
    created_at: Moment,
    last_used_at: Moment.nullable(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Sent with the refusal of a correct password that needs a second factor (`second-factor-needed`). */
export const SecondStep = z
  .object({
    code: z.literal('second-factor-needed'),
    step_token: z.string(),
    ways: z.array(z.enum([...factorKinds, 'recovery'])),
    expires_in: z.int(),
  })
  .meta({ id: 'SecondStep' });
export type SecondStep = z.infer<typeof SecondStep>;

export const stepToken = text('Token', { max: 100 });

/** Six digits of an app, or a recovery code; spaces and hyphens are ignored. */
const code = z
  .string({ error: 'OTP is required.' })
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().min(1, 'OTP is required.').max(20, 'Max length must be 20 characters.'));

const readJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

const bytes = (max: number) => z.string().max(max);
const credential = { id: bytes(1400).min(1), rawId: bytes(1400), type: z.literal('public-key') };
const extensions = z.object({}).default({});
const unreadable = { error: 'This passkey could not be checked. Please try again.' };

/** A browser's passkey response, as JSON or, from a form, as its text. */
export const PasskeyAnswer = z.preprocess(
  readJson,
  z.object(
    {
      ...credential,
      response: z.object({
        authenticatorData: bytes(4000),
        clientDataJSON: bytes(4000),
        signature: bytes(8000),
        userHandle: bytes(200).optional(),
      }),
      clientExtensionResults: extensions,
    },
    unreadable,
  ),
);

export const NewPasskey = z.preprocess(
  readJson,
  z.object(
    {
      ...credential,
      response: z.object({
        attestationObject: bytes(40_000),
        clientDataJSON: bytes(4000),
        transports: z.array(bytes(40)).max(10).optional(),
      }),
      clientExtensionResults: extensions,
    },
    unreadable,
  ),
);

/** A second factor in either of its forms. */
export const FactorFields = {
  code: blankAsMissing(code.optional()),
  passkey: blankAsMissing(PasskeyAnswer.optional()),
};

/** The browser's passkey request options, passed through unchanged. */
const PasskeyQuestion = z.object({ step_token: z.string(), options: z.record(z.string(), z.unknown()) });

const factorName = text('Name', { max: 60 });
const NewCodes = z.object({ recovery_codes: z.array(z.string()) });
const limit = { max: 20, seconds: 60 };

export const finishLogin = endpoint({
  method: 'POST',
  path: '/login/second-step',
  access: 'anyone',
  summary: 'Finishes a sign-in with the second factor: an app’s code, a recovery code or a passkey’s answer.',
  body: z.object({ step_token: stepToken, ...FactorFields, ...DeviceFields }),
  reply: SignedIn,
  message: 'You have successfully logged in.',
  errors: ['sign-in-too-old', 'second-factor-wrong', 'account-blocked'],
  limit,
});

export const askPasskey = endpoint({
  method: 'POST',
  path: '/login/passkey/start',
  access: 'anyone',
  summary: 'What to ask a passkey: as second step of a sign-in, or in place of the password.',
  body: z.object({ step_token: blankAsMissing(stepToken.optional()) }),
  reply: PasskeyQuestion,
  errors: ['sign-in-too-old'],
  limit: { max: 60, seconds: 60 },
});

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/login/passkey',
  access: 'anyone',
  summary: 'Signs in with a passkey alone, which knows its holder by finger, face or PIN.',
  body: z.object({ step_token: stepToken, passkey: PasskeyAnswer, ...DeviceFields }),
  reply: SignedIn,
  message: 'You have successfully logged in.',
  errors: ['sign-in-too-old', 'passkey-refused', 'account-blocked'],
  limit,
});

export const listSecondFactors = endpoint({
  method: 'GET',
  path: '/second-factors',
  access: 'signed-in',
  summary: 'The second factors of the account, and how many recovery codes are left.',
  reply: z.object({
    factors: z.array(SecondFactor),
    recovery_codes_left: z.int(),
    /** Whether the owner has just authenticated again, which every change here requires. */
    is_authenticated: z.boolean(),
    has_password: z.boolean(),
  }),
});

export const startApp = endpoint({
  method: 'POST',
  path: '/second-factors/app',
  access: 'signed-in',
  beforeConfirming: true,
  summary:
    'The secret for an app that makes codes, as text and as a picture; it counts once a code was right.',
  reply: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
  errors: ['authentication-too-old'],
  limit,
});

export const addApp = endpoint({
  method: 'POST',
  path: '/second-factors/app/confirm',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Adds the app with its first code; the first factor comes with recovery codes, shown this once.',
  body: z.object({ code, name: blankAsMissing(factorName.optional()) }),
  reply: NewCodes,
  message: 'Added successfully.',
  errors: ['authentication-too-old', 'second-factor-wrong', 'record-not-found'],
  limit,
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/second-factors/passkey',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'What to ask the browser for a new passkey.',
  reply: PasskeyQuestion,
  errors: ['authentication-too-old', 'too-many-factors'],
  limit,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/second-factors/passkey/confirm',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Adds the passkey that the browser has made.',
  body: z.object({ step_token: stepToken, passkey: NewPasskey, name: blankAsMissing(factorName.optional()) }),
  reply: NewCodes,
  message: 'Added successfully.',
  errors: ['authentication-too-old', 'sign-in-too-old', 'passkey-refused', 'too-many-factors'],
  limit,
});

const params = z.object({ factor_id: ownId('identity.second-factor') });

export const renameSecondFactor = endpoint({
  method: 'PUT',
  path: '/second-factors/:factor_id',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Gives a second factor another name.',
  params,
  body: z.object({ name: factorName }),
  reply: Nothing,
  message: 'Updated successfully.',
});

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/second-factors/:factor_id',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Takes a second factor away; every other session ends.',
  params,
  reply: Nothing,
  message: 'Deleted successfully.',
  errors: ['authentication-too-old', 'second-factor-last'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/second-factors/recovery-codes',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Ten fresh recovery codes in place of the former ones, shown this once.',
  reply: NewCodes,
  errors: ['authentication-too-old', 'record-not-found'],
  limit,
});

export const askOwnPasskey = endpoint({
  method: 'POST',
  path: '/authenticate/passkey',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'What to ask a passkey of the account, to show that it is its owner.',
  reply: PasskeyQuestion,
  limit,
});

export const authenticate = endpoint({
  method: 'POST',
  path: '/authenticate',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Shows anew that it is the owner: by the password, a code or a passkey. Some changes ask for it.',
  body: z.object({
    password: blankAsMissing(password().optional()),
    step_token: blankAsMissing(stepToken.optional()),
    ...FactorFields,
  }),
  reply: Nothing,
  message: 'Updated successfully.',
  errors: ['wrong-credentials', 'second-factor-wrong', 'sign-in-too-old'],
  limit,
});
