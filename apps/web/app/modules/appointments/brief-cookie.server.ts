import { GeoAddress } from '@souk/contract/shared/values';
import { z } from 'zod';
import { cookieLine, cookieOf } from '../../lib/cookies.ts';
import { keepCookies, type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';

/** What a visitor has written of a brief that is not sent yet. */
const Told = z.object({
  business_id: z.number(),
  title: z.string().optional(),
  description: z.string().optional(),
  preferred_date: z.string().optional(),
  preferred_time: z.string().optional(),
  budget: z.string().optional(),
  street: z.string().optional(),
  address: GeoAddress.optional(),
  business_ids: z.array(z.string()).optional(),
});
type ToldBrief = z.infer<typeof Told>;

/** Signing up takes a while; nobody's address stays in a browser for longer. */
const keptSeconds = 2 * 60 * 60;
/** A browser takes four kilobytes, the name and its settings included. */
const mostBytes = 3600;

const isSecure = ({ request }: PageArgs) => new URL(request.url).protocol === 'https:';
const nameFor = (args: PageArgs) => (isSecure(args) ? '__Host-souk_brief' : 'souk_brief');

const write = (args: PageArgs, value: string, maxAgeSeconds: number) =>
  keepCookies(pageStateOf(args), [
    cookieLine(nameFor(args), value, { maxAgeSeconds, isSecure: isSecure(args) }),
  ]);

/** Keeps what was written while its author logs in; words that are too long for it stay on the page alone. */
export function keepBrief(args: PageArgs, told: ToldBrief): void {
  const value = Buffer.from(JSON.stringify(told)).toString('base64url');
  if (value.length <= mostBytes) write(args, value, keptSeconds);
}

export const forgetBrief = (args: PageArgs) => write(args, '', 0);

/** What was written for this business. */
export function findBrief(args: PageArgs, businessId: number): ToldBrief | null {
  const value = cookieOf(pageStateOf(args).cookies, nameFor(args));
  try {
    const told = value ? Told.parse(JSON.parse(Buffer.from(value, 'base64url').toString())) : null;
    return told?.business_id === businessId ? told : null;
  } catch {
    return null;
  }
}
