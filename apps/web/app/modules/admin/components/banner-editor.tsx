import { Trans, useLingui } from '@lingui/react/macro';
import type { EditedBanner } from '@souk/contract/modules/admin/content';
import { landingPages } from '@souk/contract/modules/pages/content';
import { useId } from 'react';
import { Form } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { DateTimeField } from '../../../ui/date-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { bannerActs } from '../row-acts.ts';
import { DeskActs } from './desk-acts.tsx';
import { Panel } from './desk-head.tsx';

function usePageWords() {
  const { t } = useLingui();
  const words: Record<string, string> = {
    'home-page': t`Home`,
    classified: t`Classified`,
    booking: t`Booking`,
    retail: t`Retail`,
  };
  return (page: string) => words[page] ?? page;
}

function BannerForm() {
  const { t } = useLingui();
  const id = useId();
  const wordsOf = usePageWords();
  return (
    <Form method="post" action="/admin/banners" encType="multipart/form-data" className="grid gap-4">
      <Select
        name="page_id"
        label={t`Page`}
        options={landingPages.map((page) => ({ value: page, label: wordsOf(page) }))}
      />
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          <Trans>Picture</Trans>
        </label>
        <input
          id={id}
          type="file"
          name="image"
          accept="image/jpeg,image/png"
          required
          aria-describedby={`${id}-hint`}
          className="block w-full text-sm file:me-3 file:h-11 file:rounded-md file:border-0 file:bg-inset file:px-4 file:font-semibold file:text-ink"
        />
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-2">
          <Trans>JPG or PNG up to 4 MB, ideally three times as wide as it is high.</Trans>
        </p>
      </div>
      <TextField
        name="title"
        label={t`What it says`}
        hint={t`Read aloud to people who cannot see it.`}
        maxLength={120}
      />
      <TextField name="link" label={t`Links to`} placeholder="/classifieds" maxLength={300} dir="ltr" />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateTimeField name="starts_at" label={t`Runs from`} />
        <DateTimeField name="ends_at" label={t`Runs until`} />
      </div>
      <TextField name="position" label={t`Position`} inputMode="numeric" />
      <div className="flex justify-end">
        <SubmitButton formAction="/admin/banners" size="sm">
          <Trans>Add the banner</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}

function BannerRow({ banner }: { banner: EditedBanner }) {
  const { notificationTime } = useDates();
  const { t } = useLingui();
  const wordsOf = usePageWords();
  return (
    <li className="card flex flex-wrap items-start gap-4 p-4">
      <Frame {...pictureSources(banner.image, { w: 240, h: 160 })} ratio="3:2" className="w-40 shrink-0" />
      <div className="min-w-0 flex-1 basis-[200px] text-sm">
        <p className="text-[15px] font-semibold">{banner.title || t`No comment`}</p>
        <p className="text-ink-2">
          {wordsOf(banner.page_id)}
          {banner.link && <> · {banner.link}</>}
        </p>
        {banner.starts_at && (
          <p className="text-ink-3">
            <Trans>From {notificationTime(banner.starts_at)}</Trans>
          </p>
        )}
        {banner.ends_at && (
          <p className="text-ink-3">
            <Trans>Until {notificationTime(banner.ends_at)}</Trans>
          </p>
        )}
      </div>
      <DeskActs of={bannerActs} row={banner} />
    </li>
  );
}

/** Banners of landing pages: current ones, planned ones, and a form for a new one. */
export function BannerEditor({ banners }: { banners: readonly EditedBanner[] }) {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_420px]">
      {banners.length === 0 ? (
        <EmptyState title={<Trans>No banners</Trans>}>
          <Trans>A banner is a picture with a link on a landing page.</Trans>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {banners.map((banner) => (
            <BannerRow key={banner.id} banner={banner} />
          ))}
        </ul>
      )}
      <Panel title={<Trans>New banner</Trans>}>
        <FormScope key={banners.length}>
          <BannerForm />
        </FormScope>
      </Panel>
    </div>
  );
}
