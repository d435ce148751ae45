import { msg } from '@lingui/core/macro';
import { type HeadText, headText, type Matches, pageTitle } from '../../lib/page-head.ts';

/** Title of a page of the desk, which no search engine lists. */
export const deskMeta = (matches: Matches, title: HeadText) => [
  pageTitle(matches, `${headText(matches, title)} | ${headText(matches, msg`Admin`)}`),
  { name: 'robots', content: 'noindex' },
];
