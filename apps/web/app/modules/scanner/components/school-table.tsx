import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import type { FoodProfile } from '@souk/contract/modules/scanner/profiles';
import { type HalalStatus, schools, strictnesses } from '@souk/contract/modules/scanner/words';
import {
  schoolWords,
  strictnessMeanings,
  strictnessWords,
  VerdictMark,
  verdictTexts,
  verdictWords,
} from '../../food/index.ts';

function Word({ verdict }: { verdict: HalalStatus }) {
  const { i18n } = useLingui();
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-semibold max-sm:flex-col max-sm:items-start max-sm:gap-0.5 ${verdictTexts[verdict]}`}
    >
      <VerdictMark verdict={verdict} className="size-[18px]" />
      {i18n._(verdictWords[verdict])}
    </span>
  );
}

interface SchoolTableProps {
  verdicts: FoodProductDetail['verdicts'];
  profile: FoodProfile;
}

/** Each school's verdict at each strictness; the reader's own is framed. */
export function SchoolTable({ verdicts, profile }: SchoolTableProps) {
  const { i18n } = useLingui();
  const isOne = (strictness: FoodProfile['strictness']) =>
    new Set(schools.map((school) => verdicts[school][strictness])).size === 1;
  const isRead = (school: (typeof schools)[number], strictness: FoodProfile['strictness']) =>
    profile.strictness === strictness && (profile.school === null || profile.school === school);
  return (
    <section aria-labelledby="schools" className="mt-10">
      <h2 id="schools" className="h-sec">
        <Trans>By school</Trans>
      </h2>
      <p className="mt-1 text-[15px] text-ink-2">
        {isOne(profile.strictness) ? (
          <Trans>The four schools agree.</Trans>
        ) : (
          <Trans>The schools differ. If you choose none, the strictest of the four counts.</Trans>
        )}{' '}
        {i18n._(strictnessMeanings[profile.strictness])}
      </p>
      <div className="card mt-4 overflow-hidden">
        <table className="w-full table-fixed border-collapse text-start">
          <caption className="sr-only">
            <Trans>Verdicts by school and strictness</Trans>
          </caption>
          <thead>
            <tr className="text-sm text-ink-2">
              <th scope="col" className="w-[24%] py-3 ps-4 pe-1 text-start font-medium">
                <Trans>School</Trans>
              </th>
              {strictnesses.map((strictness) => (
                <th key={strictness} scope="col" className="px-1.5 py-3 text-start font-medium sm:px-3">
                  {i18n._(strictnessWords[strictness])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {schools.map((school) => (
              <tr key={school} className="border-t border-line">
                <th scope="row" className="py-3 ps-4 pe-1 text-start text-[15px] font-semibold">
                  {i18n._(schoolWords[school])}
                </th>
                {strictnesses.map((strictness) => (
                  <td
                    key={strictness}
                    data-own={isRead(school, strictness) || undefined}
                    className="px-1.5 py-3 data-own:bg-inset sm:px-3"
                  >
                    <Word verdict={verdicts[school][strictness]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
