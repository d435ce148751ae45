import { SecondStep } from '@souk/contract/modules/identity/second-factors';
import { z } from 'zod';
import { cookieLine, cookieOf } from './cookies.ts';
import { keepCookies, type PageArgs, pageStateOf } from './page-state.server.ts';

const Kept = z.object({ token: z.string(), ways: SecondStep.shape.ways, back: z.string() });
export type KeptStep = z.infer<typeof Kept>;

const isSecure = ({ request }: PageArgs) => new URL(request.url).protocol === 'https:';
const nameFor = (args: PageArgs) => (isSecure(args) ? '__Host-souk_step' : 'souk_step');

const write = (args: PageArgs, value: string, maxAgeSeconds: number) =>
  keepCookies(pageStateOf(args), [
    cookieLine(nameFor(args), value, { maxAgeSeconds, isSecure: isSecure(args) }),
  ]);

/** Remembers a sign-in that needs a second step, out of reach of scripts; false if none is needed. */
export function keepStep(args: PageArgs, refusal: unknown, back: string): boolean {
  const step = SecondStep.safeParse(refusal);
  if (!step.success) return false;
  const { step_token: token, ways, expires_in } = step.data;
  write(args, JSON.stringify({ token, ways, back } satisfies KeptStep), expires_in);
  return true;
}

export const forgetStep = (args: PageArgs) => write(args, '', 0);

/** The sign-in in this browser that waits for its second step. */
export function findStep(args: PageArgs): KeptStep | null {
  const value = cookieOf(pageStateOf(args).cookies, nameFor(args));
  try {
    return value ? Kept.parse(JSON.parse(value)) : null;
  } catch {
    return null;
  }
}
