import { Trans } from '@lingui/react/macro';
import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { Flag, HandCoins, MessageCircle } from 'lucide-react';
import { lazy } from 'react';
import { DialogAction } from '../../../shell/login/dialog-action.tsx';
import { ShareButton } from '../../search/index.ts';
import { PhoneReveal } from './phone-reveal.tsx';

const forms = () => import('./ad-forms.tsx');
const OfferForm = lazy(() => forms().then((file) => ({ default: file.OfferForm })));
const MessageForm = lazy(() => forms().then((file) => ({ default: file.MessageForm })));
const ReportForm = lazy(() => forms().then((file) => ({ default: file.ReportForm })));

/** Without a boundary around it the server waits for it, so that everyone's page contains it. */
const MyOffer = lazy(() => import('./my-offer.tsx').then((file) => ({ default: file.MyOffer })));

/** The main action: an offer if one can be made, otherwise a message. */
export function MainAction({ ad }: { ad: AdDetail }) {
  if (ad.may_offer)
    return (
      <DialogAction
        to={`/make-offer/${ad.id}`}
        tone="primary"
        isWide
        icon={HandCoins}
        title={<Trans>Make an offer</Trans>}
        form={(onDone) => <OfferForm ad={ad} onDone={onDone} />}
      >
        <Trans>Make an offer</Trans>
      </DialogAction>
    );
  return <MessageAction ad={ad} tone="primary" />;
}

function MessageAction({ ad, tone }: { ad: AdDetail; tone: 'primary' | 'line' }) {
  const { name } = ad.seller;
  return (
    <DialogAction
      to={`/message-seller/${ad.id}`}
      tone={tone}
      isWide
      icon={MessageCircle}
      title={<Trans>Message {name}</Trans>}
      form={(onDone) => <MessageForm ad={ad} onDone={onDone} />}
    >
      <Trans>Message seller</Trans>
    </DialogAction>
  );
}

/** What a buyer can do about the ad. */
export function BuyPanel({ ad }: { ad: AdDetail }) {
  const isOpen = ad.is_sold === 0;
  return (
    <div className="space-y-3">
      {ad.my_offer && <MyOffer offer={ad.my_offer} />}
      {isOpen && (
        <div className="max-lg:hidden">
          <MainAction ad={ad} />
        </div>
      )}
      {isOpen && ad.may_offer && <MessageAction ad={ad} tone="line" />}
      {isOpen && ad.has_phone && <PhoneReveal ad={ad} />}
      {isOpen && !ad.price && ad.template_slug !== 'job' && (
        <p className="text-sm text-ink-2">
          <Trans>There is no price associated for this ad.</Trans>
        </p>
      )}
      <div className="-ms-3.5 flex flex-wrap gap-1 pt-1">
        <ShareButton title={ad.title} />
        <DialogAction
          to={`/report-ad/${ad.id}`}
          tone="ghost"
          size="sm"
          icon={Flag}
          title={<Trans>Report this ad</Trans>}
          form={(onDone) => <ReportForm ad={ad} onDone={onDone} />}
        >
          <Trans>Report</Trans>
        </DialogAction>
      </div>
    </div>
  );
}
