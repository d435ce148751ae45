import { Trans, useLingui } from '@lingui/react/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { MapPin, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Frame } from '../../../../ui/frame.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { ChosenCategory } from '../../../catalogue/choosable.ts';
import type { AdForm } from '../../wizard/ad-form.ts';
import type { WizardStep } from '../../wizard/steps.ts';
import { PreviewPrice, useConditionWords } from './preview-card.tsx';

interface PartProps {
  title: ReactNode;
  label: string;
  to: string;
  children: ReactNode;
}

function Part({ title, label, to, children }: PartProps) {
  return (
    <section className="border-t border-line py-5 first:border-t-0 first:pt-0">
      <div className="flex items-center justify-between gap-3">
        <h2 className="h-panel">{title}</h2>
        <ButtonLink to={to} tone="ghost" size="sm" icon={Pencil} aria-label={label}>
          <Trans>Change</Trans>
        </ButtonLink>
      </div>
      <div className="mt-3">{children}</div>
    </section>
  );
}

function Facts({ form, attributes }: { form: AdForm; attributes: readonly Attribute[] }) {
  const { t } = useLingui();
  const conditions = useConditionWords();
  const yesNo: Record<string, string> = { true: t`Yes`, false: t`No` };
  const shown = attributes.flatMap(({ slug, name, unit, type }) => {
    const answer = form.attributes[slug];
    if (!answer?.length) return [];
    const words = Array.isArray(answer) ? answer.join(', ') : answer;
    return [
      { name, value: type === 'boolean' ? (yesNo[words] ?? words) : `${words}${unit ? ` ${unit}` : ''}` },
    ];
  });
  const condition = conditions[form.condition];
  const facts = condition ? [{ name: t`Condition`, value: condition }, ...shown] : shown;
  if (facts.length === 0) return null;
  return (
    <dl className="mt-4 grid gap-x-6 sm:grid-cols-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4 border-t border-line py-2.5 text-[15px]">
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-end font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Photos({ photos }: { photos: readonly { url: string }[] }) {
  if (photos.length === 0)
    return (
      <p className="rounded-lg bg-sunken p-5 text-ink-2">
        <Trans>No photos yet. An ad without photos can be posted, but few people open it.</Trans>
      </p>
    );
  return (
    <div className="grid grid-cols-4 gap-2">
      {photos.map(({ url }, index) => (
        <Frame
          key={url}
          src={url}
          ratio="1:1"
          isFirst
          className={index === 0 ? 'col-span-2 row-span-2' : ''}
        />
      ))}
    </div>
  );
}

interface AdPreviewProps {
  form: AdForm;
  chosen: ChosenCategory | null;
  attributes: readonly Attribute[];
  photos: readonly { url: string }[];
  to: (step: WizardStep) => string;
}

/** The whole ad as it will be posted, every part with the way back to it. */
export function AdPreview({ form, chosen, attributes, photos, to }: AdPreviewProps) {
  const { t } = useLingui();
  return (
    <div className="panel p-5 lg:p-6">
      <Part title={<Trans>Photos</Trans>} label={t`Change the photos`} to={to('photos')}>
        <Photos photos={photos} />
      </Part>
      <Part title={form.title} label={t`Change the details`} to={to('details')}>
        <p className="text-sm text-ink-3">
          {chosen?.parent} · {chosen?.label}
        </p>
        <p className="mt-2 max-w-[65ch] whitespace-pre-line wrap-anywhere">{form.description}</p>
        <Facts form={form} attributes={attributes} />
      </Part>
      <Part title={<Trans>Price and place</Trans>} label={t`Change price and place`} to={to('price')}>
        <p>
          <PreviewPrice form={form} size="detail" />
        </p>
        <p className="mt-2 flex items-center gap-2">
          <Icon of={MapPin} size={18} className="text-ink-3" />
          {form.address?.location}
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {form.contact_name}
          {form.contact_phone && (
            <>
              {' · '}
              <bdi dir="ltr">{form.contact_phone}</bdi>
              {form.hide_phone && (
                <>
                  {' '}
                  <Trans>(hidden from buyers)</Trans>
                </>
              )}
            </>
          )}
        </p>
      </Part>
    </div>
  );
}
