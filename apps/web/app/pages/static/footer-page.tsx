import { findViewer } from '../../lib/session.server.ts';
import type { Route } from './+types/footer-page.ts';
import { loadText } from './load-text.server.ts';
import { TextPage, textMeta } from './text-page.tsx';

export const handle = { access: 'public', screen: 'FooterPage', cache: 300 };

export async function loader(args: Route.LoaderArgs) {
  await findViewer(args);
  return loadText(args, args.params.slug);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => textMeta(matches, loaderData);

export default function FooterPageScreen({ loaderData }: Route.ComponentProps) {
  return <TextPage data={loaderData} />;
}
