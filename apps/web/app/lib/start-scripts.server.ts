const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;

/** Longer than any first paint takes. */
const patienceMs = 1500;

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const starter = (paths: readonly string[], code: string) => `(() => {
  const { nonce } = document.currentScript;
  const add = (tag, settings) =>
    document.head.append(Object.assign(document.createElement(tag), { nonce, ...settings }));
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of ${inScript(paths)}) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', textContent: ${inScript(code)} });
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, ${patienceMs});
})()`;

/**
 * Loads a page's scripts after its first paint. It is readable and usable without them, so styles, fonts and the first
 * pictures go first.
 */
export function startAfterPaint(html: string): string {
  const paths = [...html.matchAll(preload)].map(([, path = '']) => path);
  return html
    .replaceAll(preload, '')
    .replace(
      moduleScript,
      (_script, nonce: string | undefined, code: string) =>
        `<script${nonce ?? ''}>${starter(paths, code)}</script>`,
    );
}
