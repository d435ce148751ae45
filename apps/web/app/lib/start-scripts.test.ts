import { expect, test } from 'vitest';
import { startAfterPaint } from './start-scripts.server.ts';

const page = `<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head>
<body><p>Sofa</p><script nonce="n">first()</script><script nonce="n" type="module" async="">import "/assets/a.js";
const close = "</p>";</script></body>`;

test('scripts wait for the first paint, under the nonce of the page', () => {
  const html = startAfterPaint(page);

  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('<script nonce="n" type="module"');
  expect(html).toContain('for (const href of ["/assets/a.js"])');
  expect(html).toContain(String.raw`textContent: "import \"/assets/a.js\";\nconst close = \"\u003c/p>\";"`);
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(html.match(/<script/g)).toHaveLength(2);
});

test('a page without scripts stays as it is', () => {
  expect(startAfterPaint('<p>Sofa</p>')).toBe('<p>Sofa</p>');
});
