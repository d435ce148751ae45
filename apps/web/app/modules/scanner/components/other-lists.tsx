import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import { sayPrinted, tagIn, VerdictPill } from '../../food/index.ts';

/** The list as the pack prints it in other languages; each is judged, and the strictest verdict of all counts. */
export function OtherLists({ other_lists: lists }: Pick<FoodProductDetail, 'other_lists'>) {
  const { i18n, t } = useLingui();
  if (lists.length === 0) return null;
  const names = new Intl.DisplayNames(tagIn(i18n), { type: 'language', fallback: 'code' });
  const nameOf = (language: string) =>
    language === 'und' ? t`Another text` : (names.of(language) ?? language);
  return (
    <section aria-labelledby="other-lists" className="mt-10">
      <h2 id="other-lists" className="h-sec">
        <Trans>The list in other languages</Trans>
      </h2>
      <p className="mt-1 text-[15px] text-ink-2">
        <Trans>Each is judged separately; the strictest verdict counts.</Trans>
      </p>
      <ul className="mt-2 divide-y divide-line border-b border-line">
        {lists.map(({ language, text, verdict, reasons }) => (
          <li key={language} className="py-3">
            <details>
              <summary className="tap flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{nameOf(language)}</span>
                <VerdictPill verdict={verdict} />
                {reasons.length > 0 && (
                  <bdi className="text-[15px] text-ink-2">{reasons.map(sayPrinted).join(', ')}</bdi>
                )}
              </summary>
              <p
                className="mt-2 rounded-md bg-sunken p-4 text-[15px] break-words whitespace-pre-line text-ink-2"
                dir="auto"
                lang={language}
              >
                {text}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
