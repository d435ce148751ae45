import { Trans, useLingui } from '@lingui/react/macro';
import { deleteDraft, getDraft } from '@souk/contract/modules/classifieds/drafts';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { Undo2 } from 'lucide-react';
import { Form, redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import basket from '../../../ui/art/basket.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { FullPageNotice } from '../../../ui/full-page-notice.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import type { Route } from './+types/discard-draft.ts';

export const handle = { access: 'login:private,retail,job,real_estate,car_dealer', screen: 'DraftDiscarded' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, postingTypes);
  return null;
}

/** Deletes the draft and keeps a copy on the next page, so that it can be restored. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, postingTypes);
  const draft = await call(args, getDraft);
  await call(args, deleteDraft);
  if (!draft) throw redirect('/post-ad');
  const { step, form, images } = draft;
  return { copy: JSON.stringify({ step, form, image_ids: images.map(({ id }) => id) }) };
}

export default function DiscardedDraft({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Draft discarded | Souk`}</title>
      <FullPageNotice
        object={basket}
        palette="saffron"
        title={<Trans>Your draft is discarded</Trans>}
        actions={
          <>
            {actionData && (
              <Form method="post" action="/post-ad/restore">
                <input type="hidden" name="draft" value={actionData.copy} />
                <SubmitButton tone="line" icon={Undo2} formAction="/post-ad/restore">
                  <Trans>Undo</Trans>
                </SubmitButton>
              </Form>
            )}
            <ButtonLink to="/post-ad">
              <Trans>Start a new ad</Trans>
            </ButtonLink>
          </>
        }
      >
        {actionData && <Trans>Undo restores it with its photos, as long as this page is open.</Trans>}
      </FullPageNotice>
    </>
  );
}
