import { getFooterPage } from '@souk/contract/modules/pages/content';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { withChapters } from './text-contents.ts';
import type { TextPageData } from './text-page.tsx';

/** A text by its slug; an unknown one is not found. */
export async function loadText(args: PageArgs, slug: string): Promise<TextPageData> {
  const page = await call(args, getFooterPage, { params: { slug } });
  return { page, ...withChapters(page.content) };
}
