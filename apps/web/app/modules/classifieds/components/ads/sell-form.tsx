import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Choice } from '../../../../ui/choice.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import type { NamedAd } from './delete-form.tsx';

export interface Bidder {
  id: number;
  name: string;
  /** The price offered, in words. */
  offered: string;
}

interface SellFormProps {
  ads: readonly NamedAd[];
  /** Who made an offer, where one ad is sold. */
  bidders: readonly Bidder[];
  back: string;
  onCancel?: () => void;
}

/** Marks ads as sold; for a single one the buyer can be named. */
export function SellForm({ ads, bidders, back, onCancel }: SellFormProps) {
  const { t } = useLingui();
  return (
    <Form method="post" action="/ad-management/sold" onSubmit={onCancel}>
      <input type="hidden" name="back" value={back} />
      <ul className="mb-4 grid gap-1">
        {ads.map(({ id, title }) => (
          <li key={id} className="font-medium wrap-anywhere">
            {title}
            <input type="hidden" name="ids" value={id} />
          </li>
        ))}
      </ul>
      {bidders.length > 0 && (
        <Choice
          name="sold_to_user_id"
          label={t`Who bought it? (optional)`}
          defaultValue=""
          className="mb-4"
          options={[
            ...bidders.map(({ id, name, offered }) => ({
              value: String(id),
              label: name,
              hint: t`Offered ${offered}`,
            })),
            { value: '', label: t`Someone else` },
          ]}
        />
      )}
      <p className="text-ink-2">
        <Trans>The ad leaves the lists and its open offers are rejected. You can undo this.</Trans>
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        {onCancel ? (
          <Button tone="line" onClick={onCancel}>
            <Trans>Not sold yet</Trans>
          </Button>
        ) : (
          <ButtonLink tone="line" to={back}>
            <Trans>Not sold yet</Trans>
          </ButtonLink>
        )}
        <SubmitButton formAction="/ad-management/sold">
          <Plural value={ads.length} one="Mark as sold" other="Mark # ads as sold" />
        </SubmitButton>
      </div>
    </Form>
  );
}
