import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getMarketSettings, limitedTypes, saveMarketSettings } from '@souk/contract/modules/admin/settings';
import { data, Form } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskHead, Panel } from '../components/desk-head.tsx';
import { HousePanels } from '../components/house-panels.tsx';
import { deskMeta } from '../desk-meta.ts';
import { typeWords } from '../desk-words.ts';
import { settingCents } from '../setting-cents.server.ts';
import type { Route } from './+types/settings.ts';

export const handle = { access: 'admin', screen: 'AdminSettings' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return { settings: await call(args, getMarketSettings) };
}

export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const form = await postedForm(args);
  const saved = await submit(args, saveMarketSettings, { also: settingCents(form), form });
  if (!saved.ok) return data(saved.problems, { status: saved.status });
  return redirectWithToast(args, '/admin/settings', saved.message);
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Settings`);

interface NumberFieldProps {
  name: string;
  label: string;
  value: number | undefined;
  hint?: string;
  suffix?: string;
}

function NumberField({ name, label, value, hint, suffix }: NumberFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      defaultValue={value === undefined ? '' : String(value)}
      hint={hint}
      suffix={suffix && <span className="pe-3.5 text-ink-2">{suffix}</span>}
    />
  );
}

export default function AdminSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { settings } = loaderData;
  return (
    <>
      <DeskHead
        title={<Trans>Settings</Trans>}
        lead={<Trans>They take effect at once, for everything from now on.</Trans>}
      />
      <Form method="post" noValidate className="grid max-w-[720px] gap-4">
        <FormScope of={actionData}>
          <FormProblem />
          <Panel title={<Trans>Money</Trans>}>
            <div className="grid gap-4 sm:grid-cols-3">
              <NumberField name="gst_percent" label={t`GST`} value={settings.gst_percent} suffix="%" />
              <NumberField
                name="commission_percent"
                label={t`Commission`}
                value={settings.commission_percent}
                suffix="%"
              />
              <Select
                name="currency"
                label={t`Currency`}
                defaultValue={settings.currency}
                options={[{ value: 'AUD', label: 'AUD' }]}
              />
            </div>
          </Panel>
          <HousePanels settings={settings} />
          <Panel title={<Trans>Ads and offers</Trans>}>
            <div className="grid gap-4 sm:grid-cols-2">
              <NumberField
                name="ad_days"
                label={t`An ad runs for`}
                value={settings.ad_days}
                suffix={t`days`}
              />
              <NumberField
                name="offer_hours"
                label={t`An offer expires after`}
                value={settings.offer_hours}
                suffix={t`hours`}
              />
            </div>
          </Panel>
          <Panel title={<Trans>Accepted orders that are not sent</Trans>}>
            <div className="grid gap-4 sm:grid-cols-3">
              <NumberField
                name="ship_reminder_days"
                label={t`The shop is reminded after`}
                value={settings.ship_reminder_days}
                suffix={t`days`}
                hint={t`Or after its own dispatch time, if that is longer.`}
              />
              <NumberField
                name="ship_grace_days"
                label={t`The buyer may cancel after`}
                value={settings.ship_grace_days}
                suffix={t`more days`}
              />
              <NumberField
                name="ship_end_days"
                label={t`It is cancelled after`}
                value={settings.ship_end_days}
                suffix={t`more days`}
              />
            </div>
          </Panel>
          <Panel title={<Trans>Ads at a time</Trans>}>
            <div className="grid gap-4 sm:grid-cols-2">
              <NumberField
                name="private_ad_limit"
                label={t`Private`}
                value={settings.private_ad_limit}
                hint={t`Waiting and public ads of one account.`}
              />
              {limitedTypes.map((type) => (
                <NumberField
                  key={type}
                  name={`plan_limits.${type}`}
                  label={i18n._(typeWords(type))}
                  value={settings.plan_limits[type]}
                />
              ))}
            </div>
          </Panel>
          <Panel title={<Trans>Footer</Trans>}>
            <NumberField name="copyright_year" label={t`Copyright year`} value={settings.copyright_year} />
          </Panel>
          <div className="flex justify-end">
            <SubmitButton>
              <Trans>Save the settings</Trans>
            </SubmitButton>
          </div>
        </FormScope>
      </Form>
    </>
  );
}
