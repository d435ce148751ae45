import { GeoAddress } from '@souk/contract/shared/values';
import { z } from 'zod';
import { cookieLine, cookieOf } from '../../lib/cookies.ts';
import { keepCookies, type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';

/** What a customer has told of a booking that is not made yet. */
const Details = z.object({
  business_id: z.number(),
  description: z.string().optional(),
  event_type: z.string().optional(),
  note: z.string().optional(),
  street: z.string().optional(),
  /** The suburb; the call gets the street in front of it. */
  address: GeoAddress.optional(),
});
export type BookingDetails = z.infer<typeof Details>;

/** Signing up takes a while; nobody's address stays in a browser for longer. */
const keptSeconds = 2 * 60 * 60;
/** A browser takes four kilobytes, the name and its settings included. */
const mostBytes = 3600;

const isSecure = ({ request }: PageArgs) => new URL(request.url).protocol === 'https:';
const nameFor = (args: PageArgs) => (isSecure(args) ? '__Host-souk_booking' : 'souk_booking');

const write = (args: PageArgs, value: string, maxAgeSeconds: number) =>
  keepCookies(pageStateOf(args), [
    cookieLine(nameFor(args), value, { maxAgeSeconds, isSecure: isSecure(args) }),
  ]);

/** Keeps the details out of the address and out of reach of scripts; false if they are too long for it. */
export function keepDetails(args: PageArgs, details: BookingDetails): boolean {
  const value = Buffer.from(JSON.stringify(details)).toString('base64url');
  if (value.length > mostBytes) return false;
  write(args, value, keptSeconds);
  return true;
}

export const forgetDetails = (args: PageArgs) => write(args, '', 0);

/** The details that were told for this business. */
export function findDetails(args: PageArgs, businessId: number): BookingDetails | null {
  const value = cookieOf(pageStateOf(args).cookies, nameFor(args));
  try {
    const details = value ? Details.parse(JSON.parse(Buffer.from(value, 'base64url').toString())) : null;
    return details?.business_id === businessId ? details : null;
  } catch {
    return null;
  }
}
