import type { loadPostAd } from '../../wizard/post-ad.server.ts';
import { MayNotPost } from './may-not-post.tsx';
import { PostAdWizard, type WizardOutcome } from './post-ad-wizard.tsx';
import { VisitorWizard } from './visitor-wizard.tsx';

interface PostAdScreenProps {
  shown: Awaited<ReturnType<typeof loadPostAd>>;
  outcome: WizardOutcome | null;
}

/** The general wizard, as the account may use it. */
export function PostAdScreen({ shown, outcome }: PostAdScreenProps) {
  switch (shown.kind) {
    case 'refused':
      return <MayNotPost />;
    case 'visitor':
      return <VisitorWizard groups={shown.groups} search={shown.search} />;
    default:
      return <PostAdWizard wizard={shown} outcome={outcome} />;
  }
}
