import { Fragment, type ReactNode } from 'react';

/** The markup that a text may contain, the same that the server allows. */
const allowed = new Set('h2 h3 p ul ol li a strong em br blockquote table thead tbody tr th td'.split(' '));

function nodeOf(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (tag === 'script' || tag === 'style') return null;
  const children = [...node.childNodes].map(nodeOf);
  if (!allowed.has(tag)) return <Fragment key={key}>{children}</Fragment>;
  const Tag = tag as 'p';
  if (tag === 'br') return <br key={key} />;
  // Links are disabled, so that nobody leaves the preview by accident.
  return (
    <Tag key={key} {...(tag === 'a' ? { className: 'underline' } : {})}>
      {children}
    </Tag>
  );
}

const look =
  'max-w-[720px] break-words text-[15px] [&_h2]:mt-5 [&_h2]:font-display [&_h2]:text-xl [&_h2]:font-semibold [&_h3]:mt-4 [&_h3]:font-semibold [&_li]:ms-5 [&_ol]:list-decimal [&_p]:mt-2 [&_table]:mt-2 [&_td]:border [&_td]:border-line [&_td]:p-1.5 [&_th]:border [&_th]:border-line [&_th]:p-1.5 [&_th]:text-start [&_ul]:list-disc';

/** What is typed as it will look once saved; drawn by the browser alone. */
export function TextPreview({ html }: { html: string }) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return <div className={look}>{[...parsed.body.childNodes].map(nodeOf)}</div>;
}
