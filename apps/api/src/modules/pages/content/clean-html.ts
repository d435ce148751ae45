import sanitizeHtml from 'sanitize-html';

const allowed = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'a',
    'strong',
    'em',
    'br',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'], h2: ['id'], h3: ['id'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
};

/** Keeps the markup that a text needs and removes everything else. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed);
