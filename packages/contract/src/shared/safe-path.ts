/** Longer than any address of ours. */
const maxLength = 4000;
/** More than a browser, a proxy and a program decode between them. */
const maxDecodings = 4;

const base = 'https://souk.invalid';

// Browsers leave tabs and line ends out of an address.
// biome-ignore lint/suspicious/noControlCharactersInRegex: -- control characters are what is looked for
const controls = /[\u0000-\u001f\u007f-\u009f]/;
/** Characters that some parser reads as a slash. */
const likeSlashes = /[\\\u2044\u2215\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c]/g;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A text decoded up to every depth; undefined if it is nested deeper than any honest address. */
function readingsOf(text: string): string[] | undefined {
  const readings = [text];
  for (let depth = 0; depth < maxDecodings; depth += 1) {
    const last = readings.at(-1) ?? '';
    const next = decoded(last);
    // A literal percent sign ends the decoding; a path that cannot be decoded at all is none.
    if (next === undefined) return depth === 0 ? undefined : readings;
    if (next === last) return readings;
    readings.push(next);
  }
  return undefined;
}

/** Whether one reading of a path stays on this site. */
function staysHere(path: string): boolean {
  const plain = path.replaceAll(likeSlashes, '/');
  const url = URL.parse(plain, base);
  return (
    plain.startsWith('/') && url?.origin === base && !/^\/\//.test(plain) && !url.pathname.startsWith('//')
  );
}

/**
 * The only place that decides where a form, a link or a message may redirect: a path of this site, or home. What
 * follows `?` and `#` does not change the target and may be anything that an address may contain.
 */
export function safePath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/';
  if (value.length > maxLength || controls.test(value)) return '/';
  const [path = ''] = value.split(/[?#]/, 1);
  const isSafe = readingsOf(path)?.every((reading) => !controls.test(reading) && staysHere(reading)) ?? false;
  const url = URL.parse(value, base);
  return isSafe && url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : '/';
}

/** Whether `safePath` leaves a path unchanged. */
export const isSafePath = (value: unknown): value is string => value === '/' || safePath(value) !== '/';
