import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { cookieLine, cookieOf } from '../../lib/cookies.ts';
import { valuesOf } from '../../lib/form.ts';
import { keepCookies, type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';

const draftCookie = 'souk_food_draft';
const maxAgeSeconds = 3600;
/** Browsers drop a cookie of more than 4096 letters. */
const maxLetters = 3800;
const maxBytes = 64_000;

const line = (args: PageArgs, value: string, seconds: number) =>
  cookieLine(draftCookie, value, {
    maxAgeSeconds: seconds,
    isSecure: pageStateOf(args).extras.production,
  });

/** The input without photographs and without the page's own fields. */
function typedIn(form: FormData): URLSearchParams {
  const typed = new URLSearchParams();
  for (const [name, value] of form)
    if (typeof value === 'string' && value !== '' && !name.startsWith('_')) typed.append(name, value);
  return typed;
}

/** Keeps what a visitor typed while they log in; returns whether there was room for it. */
export function keepDraft(args: PageArgs, form: FormData): boolean {
  const packed = deflateRawSync(typedIn(form).toString()).toString('base64url');
  if (packed.length > maxLetters) return false;
  keepCookies(pageStateOf(args), [line(args, packed, maxAgeSeconds)]);
  return true;
}

/** The input from before the login; an invalid cookie contains nothing. */
export function readDraft(args: PageArgs): Record<string, unknown> | null {
  const packed = cookieOf(pageStateOf(args).cookies, draftCookie);
  if (!packed) return null;
  try {
    const typed = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: maxBytes });
    const form = new FormData();
    for (const [name, value] of new URLSearchParams(typed.toString())) form.append(name, value);
    return valuesOf(form);
  } catch {
    return null;
  }
}

export function forgetDraft(args: PageArgs): void {
  if (!cookieOf(pageStateOf(args).cookies, draftCookie)) return;
  keepCookies(pageStateOf(args), [line(args, '', 0)]);
}
