import { inLanguage } from '../texts/in-language.ts';
import { type Said, say } from '../texts/say.ts';

/** Content of a mail; the layout does the rest. */
export interface MailContent {
  title: Said;
  /** Paragraphs of plain text. */
  lines: readonly Said[];
  action?: { label: Said; link: string };
  /** A link beneath the button. */
  also?: { label: Said; link: string };
  /** Set on every mail that a user can switch off. */
  unsubscribeLink?: string;
  /** Of whoever reads it. */
  language: string;
}

interface LaidOut {
  subject: string;
  text: string;
  html: string;
  link?: string;
  unsubscribeLink?: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

interface Button {
  label: string;
  link: string;
}

/** What a mail says, in the words of its reader. */
interface Worded {
  title: string;
  lines: readonly string[];
  action: Button | undefined;
  also: Button | undefined;
  /** Why it was sent, and how to get no more of them. */
  end: (Button & { why: string }) | undefined;
}

function worded({ title, lines, action, also, unsubscribeLink, language }: MailContent): Worded {
  const words = (said: Said) => inLanguage(said, language);
  return {
    title: words(title),
    lines: lines.map(words),
    action: action && { label: words(action.label), link: action.link },
    also: also && { label: words(also.label), link: also.link },
    end: unsubscribeLink
      ? {
          why: words(say`You get this e-mail because of your settings at Souk.`),
          label: words(say`Stop e-mails of this kind`),
          link: unsubscribeLink,
        }
      : undefined,
  };
}

const plain = ({ title, lines, action, also, end }: Worded) =>
  [
    title,
    ...lines,
    ...[action, also].flatMap((one) => (one ? [`${one.label}: ${one.link}`] : [])),
    ...(end ? [`--\n${end.why}\n${end.label}: ${end.link}`] : []),
  ].join('\n\n');

const button = ({ label, link }: Button) =>
  `<p style="margin:28px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 22px;` +
  `border-radius:12px;background:#1b3cd6;color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>` +
  `<p style="font-size:13px;line-height:18px;color:#646772;word-break:break-all">${escaped(link)}</p>`;

const further = ({ label, link }: Button) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px"><a href="${escaped(link)}" style="color:#1b3cd6">${escaped(label)}</a></p>`;

const footer = ({ why, label, link }: NonNullable<Worded['end']>) =>
  `<p style="margin:24px 0 0;font-size:13px;line-height:18px;color:#646772">${escaped(why)} ` +
  `<a href="${escaped(link)}" style="color:#646772">${escaped(label)}</a></p>`;

/** Lays out a mail as HTML and as plain text with the same content. */
export function mailLayout(content: MailContent): LaidOut {
  const { language, unsubscribeLink } = content;
  const words = worded(content);
  const { title, lines, action, also, end } = words;
  const direction = ['ar', 'fa', 'he', 'ur'].includes(language.slice(0, 2)) ? 'rtl' : 'ltr';
  const paragraphs = lines.map(
    (line) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escaped(line)}</p>`,
  );
  const html = `<!doctype html><html lang="${escaped(language)}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#fafaf7;color:#151822;font-family:Figtree,system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 28px;border-radius:16px;background:#ffffff;border:1px solid #e4e3df">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#1b3cd6">Souk</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:30px">${escaped(title)}</h1>
${paragraphs.join('\n')}
${action ? button(action) : ''}${also ? further(also) : ''}${end ? footer(end) : ''}
</div></body></html>`;
  return {
    subject: title,
    text: plain(words),
    html,
    ...(action ? { link: action.link } : {}),
    ...(unsubscribeLink ? { unsubscribeLink } : {}),
  };
}
