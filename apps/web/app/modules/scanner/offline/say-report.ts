import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ShowToast } from '../../../ui/toaster.tsx';
import { tagIn } from '../../food/index.ts';
import type { SentReport } from './store.ts';

type Told = Parameters<ShowToast>[0];

/** The results of offline items, as a toast. */
export function sayReport(i18n: I18n, { scans, added, existing, refused }: SentReport): Told {
  const listed = (names: readonly string[]) =>
    new Intl.ListFormat(tagIn(i18n), { type: 'conjunction' }).format(names);
  const parts = [
    added.length > 0 && i18n._(msg`Waiting for review: ${listed(added)}.`),
    existing.length > 0 && i18n._(msg`Known already: ${listed(existing)}.`),
    refused.length > 0 && i18n._(msg`Not taken: ${listed(refused)}. Please add it again.`),
    scans > 0 && i18n._(msg`${plural(scans, { one: '# scan recorded.', other: '# scans recorded.' })}`),
  ];
  return {
    tone: refused.length > 0 ? 'warn' : 'good',
    title: i18n._(msg`What you did offline has been sent.`),
    detail: parts.filter(Boolean).join(' '),
  };
}
