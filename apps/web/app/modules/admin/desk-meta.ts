import { msg } from '@lingui/core/macro';
import { type HeadText, headText, type Matches, pageTitle } from '../../lib/page-head.ts';

/** Title of an admin page, which search engines do not list. */
export const deskMeta = (matches: Matches, title: HeadText) => [
  pageTitle(matches, `${headText(matches, title)} | ${headText(matches, msg`Admin`)}`),
  { name: 'robots', content: 'noindex' },
];
