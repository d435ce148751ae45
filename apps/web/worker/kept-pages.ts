import { offlineScannerPath } from '../app/modules/scanner/offline/offline-mark.ts';

/** What the build knows of its files; see `offline-worker.ts`. */
declare const __FILES__: {
  id: string;
  /** Everything that the scanner's page may load, and the words of each other language. */
  scanner: string[];
  words: Record<string, string>;
};

const offlinePath = '/offline';
const prefix = 'souk-pages-';
const ownName = `${prefix}${__FILES__.id}`;

/** A page that a network this slow would bring is answered from here. */
const patienceMs = 4000;

const asset = /\/assets\/[\w.-]+/g;
const script = /<script[\s\S]*?<\/script>/g;

/** Never with cookies: what is kept here is everybody's. */
async function askForPage(path: string, language?: string): Promise<Response> {
  const headers = language ? { 'accept-language': language } : {};
  const answer = await fetch(path, { headers, credentials: 'omit', redirect: 'error' });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  return answer;
}

/** Files have their digest in the name, so one that is kept already is the same. */
async function keepFiles(cache: Cache, files: Iterable<string>): Promise<void> {
  const missing: string[] = [];
  for (const file of new Set(files)) if (!(await cache.match(file))) missing.push(file);
  await cache.addAll(missing);
}

/** Stores the page that says that there is no network; without scripts it works at any address. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(ownName);
  const answer = await askForPage(offlinePath);
  const html = (await answer.text()).replaceAll(script, '');
  const seen = (html.match(asset) ?? []).filter((file) => !file.endsWith('.js'));
  await keepFiles(cache, seen);
  await cache.put(offlinePath, new Response(html, { headers: answer.headers }));
}

/** Keeps the scanner's page with all that it may load; the page last, so that it is there only when it works. */
export async function keepScanner(language: string, locale: string): Promise<void> {
  const cache = await caches.open(ownName);
  const answer = await askForPage(offlineScannerPath, language);
  const seen = (await answer.clone().text()).match(asset) ?? [];
  const words = __FILES__.words[locale];
  await keepFiles(cache, [...seen, ...__FILES__.scanner, ...(words ? [words] : [])]);
  await cache.put(offlineScannerPath, answer);
}

const kept = (path: string): Promise<Response | undefined> =>
  caches.open(ownName).then(async (own) => (await own.match(path, { ignoreVary: true })) ?? find(path));

const find = (path: string) => caches.match(path, { ignoreVary: true });

/** Where an older worker kept the scanner, this one does so before it takes over. */
export async function renewScanner(): Promise<void> {
  const before = await find(offlineScannerPath);
  if (!before) return;
  const html = await before.text();
  const [, language = 'en'] = /<html[^>]* lang="([^"]+)"/.exec(html) ?? [];
  const [, locale = 'en'] = /<html[^>]* data-locale="([^"]+)"/.exec(html) ?? [];
  await keepScanner(language, locale);
}

/** Forgets what older builds kept, but for the last one: an open page may still load its files. */
export async function dropOldPages(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ownName);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** A file from here, or else from the network. */
export const answerFile = async (request: Request): Promise<Response> =>
  (await find(request.url)) ?? fetch(request);

const isScanner = (pathname: string) => pathname === '/food-scanner' || pathname === offlineScannerPath;

/** What there is for a page that the network does not bring. */
async function answerWithout({ pathname, search }: URL): Promise<Response> {
  const scanner = isScanner(pathname) ? await kept(offlineScannerPath) : undefined;
  if (scanner && pathname !== offlineScannerPath)
    return Response.redirect(`${offlineScannerPath}${search}`, 302);
  return scanner ?? (await kept(offlinePath)) ?? Response.error();
}

const later = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms));

/** The network first; the stored page if it fails, or is too slow for a user in a supermarket. */
export async function answerPage(
  request: Request,
  preloaded: Promise<Response | undefined>,
): Promise<Response> {
  const url = new URL(request.url);
  const fromNetwork = preloaded.then((answer) => answer ?? fetch(request));
  try {
    const maySwap = isScanner(url.pathname) && (await kept(offlineScannerPath)) !== undefined;
    const first = await (maySwap ? Promise.race([fromNetwork, later(patienceMs)]) : fromNetwork);
    if (first) return first;
    fromNetwork.catch(() => undefined);
  } catch {
    // Without a network there is only what is kept.
  }
  return answerWithout(url);
}
