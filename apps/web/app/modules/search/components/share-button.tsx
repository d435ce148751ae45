import { Trans, useLingui } from '@lingui/react/macro';
import { Link2, Share2 } from 'lucide-react';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toaster.tsx';

/** Ways of passing this page on: the device's own sheet, and its address. */
export function useSharing(title: string) {
  const { t } = useLingui();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast({ tone: 'good', title: t`Link copied.` });
    } catch {
      toast({ tone: 'bad', title: t`The link could not be copied.`, detail: location.href });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: location.href });
    } catch {
      // Closing the device's share sheet is a decision not to share, not an error.
    }
  };
  return { copy, share };
}

/** Opens the device's share sheet if it has one, otherwise copies the address. */
export function ShareButton({ title }: { title: string }) {
  const isHydrated = useHydrated();
  const { copy, share } = useSharing(title);
  if (!isHydrated) return null;
  return (
    <>
      {'share' in navigator && (
        <Button tone="ghost" size="sm" icon={Share2} onClick={share}>
          <Trans>Share</Trans>
        </Button>
      )}
      <Button tone="ghost" size="sm" icon={Link2} onClick={copy}>
        <Trans>Copy link</Trans>
      </Button>
    </>
  );
}
