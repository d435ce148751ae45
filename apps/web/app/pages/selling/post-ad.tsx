import { useLingui } from '@lingui/react/macro';
import type { ShouldRevalidateFunction } from 'react-router';
import { findViewer } from '../../lib/session.server.ts';
import { loadPostAd, takeAdStep } from '../../modules/classifieds/index.server.ts';
import { PostAdScreen } from '../../modules/classifieds/index.ts';
import { loadProductWizard, takeProductStep } from '../../modules/retail/index.server.ts';
import { ProductWizard } from '../../modules/retail/index.ts';
import type { Route } from './+types/post-ad.ts';

export const handle = {
  access: 'visitor-or-private',
  screen: 'PostAd',
  screens: [{ screen: 'PostAdRetail', access: 'business:retail' }],
};

/** Shops write products; everybody else writes ads (B-010). */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await findViewer(args);
  if (viewer?.seller_type === 'retail')
    return { kind: 'product' as const, wizard: await loadProductWizard(args) };
  return loadPostAd(args, viewer);
}

export async function action(args: Route.ActionArgs) {
  const viewer = await findViewer(args);
  return viewer?.seller_type === 'retail' ? takeProductStep(args) : takeAdStep(args);
}

/** Saving by itself changes nothing that the page shows. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction?.endsWith('to=stay') ? false : defaultShouldRevalidate;

export default function PostAd({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const taken = actionData && 'wizard' in actionData ? actionData : null;
  const refused = actionData && !('wizard' in actionData) ? actionData : null;
  return (
    <>
      <title>{loaderData.kind === 'product' ? t`Add a product | Souk` : t`Post an ad | Souk`}</title>
      {loaderData.kind === 'product' ? (
        <ProductWizard wizard={taken?.wizard ?? loaderData.wizard} outcome={taken?.outcome ?? null} />
      ) : (
        <PostAdScreen shown={loaderData} outcome={refused} />
      )}
    </>
  );
}
