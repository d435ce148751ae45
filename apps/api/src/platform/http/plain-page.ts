import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Text that is already markup and is not escaped again. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function rendered(value: unknown): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(rendered).join('');
  if (value === undefined || value === null || value === false) return '';
  return String(value).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** Builds markup; values are escaped unless they are markup themselves. */
export const html = (texts: TemplateStringsArray, ...values: unknown[]): Markup =>
  new Markup(texts.reduce((whole, text, index) => whole + rendered(values[index - 1]) + text));

interface PlainPage {
  title: string;
  body: Markup;
  /** A short script for the browser; it carries the page's nonce. */
  script?: string;
}

const light =
  '--wall:#fafaf7;--surface:#fff;--line:#e4e3df;--ink:#151822;--ink-2:#4a4c58;--ink-3:#646772;' +
  '--line-strong:#878991;--brand:#1b3cd6;--brand-soft:#ebf0fe;--on-brand:#fff;--good:#0d6f38;--warn:#885509;' +
  '--bad:#be1c1f;--inset:#ebe9e6';
const dark =
  '--wall:#0c0e14;--surface:#15171f;--line:#2b2d37;--ink:#f1f2f5;--ink-2:#bbbdc6;--ink-3:#989ba5;' +
  '--line-strong:#777a85;--brand:#8fa5fa;--brand-soft:#1c2753;--on-brand:#060d30;--good:#6bd48f;--warn:#f3bd5c;' +
  '--bad:#fb847f;--inset:#22252e';

const style = `
:root{color-scheme:light;${light}}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;${dark}}}
*{box-sizing:border-box}
body{margin:0;background:var(--wall);color:var(--ink);font:16px/1.5 Figtree,system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-inline-size:1000px;margin-inline:auto;padding:24px 16px 64px}
h1{font-size:30px;line-height:36px;margin:0 0 16px}
h2{font-size:20px;line-height:26px;margin:32px 0 12px}
a{color:var(--brand)}
p{margin:0 0 12px}
article,details{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:16px;margin-block-end:12px}
summary{cursor:pointer;overflow-wrap:anywhere}
label{display:block;font-size:14px;color:var(--ink-2);margin-block-end:4px}
input{inline-size:100%;min-block-size:44px;padding:8px 12px;border:1px solid var(--line-strong);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}
button{min-block-size:44px;padding:8px 16px;border:0;border-radius:12px;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
pre,code{font-family:ui-monospace,Menlo,monospace;font-size:14px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:8px 0 0}
table{border-collapse:collapse;inline-size:100%;font-size:14px}
th,td{text-align:start;padding:6px 8px;border-block-end:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-block-end:12px}
article h2{margin-block-start:0}
.meta{color:var(--ink-3);font-size:13px}
.tag{padding:1px 8px;border-radius:8px;background:var(--inset);font-size:13px}
.method{display:inline-block;min-inline-size:64px;font-weight:700}
.code{font-size:24px;font-weight:700;letter-spacing:.08em}
[hidden]{display:none}
`;

const policy = (nonce: string) =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Sends a page of the platform itself: nothing external, and only scripts with this answer's nonce run. */
export function sendPage(reply: FastifyReply, { title, body, script }: PlainPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · Souk</title><style nonce="${nonce}">${new Markup(style)}</style></head>
<body><main><h1>${title}</h1>${body}</main>
${script ? html`<script nonce="${nonce}">${new Markup(script)}</script>` : ''}</body></html>`;
  return reply
    .headers({ 'content-security-policy': policy(nonce), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page.text);
}
