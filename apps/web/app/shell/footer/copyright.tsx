import { Trans } from '@lingui/react/macro';
import { useTerms } from '../../lib/page-root.ts';
import { useDates } from '../../lib/use-dates.tsx';

/** Without scripts a page stays in the zone in which it was rendered, and says so. */
function TimesIn() {
  const { timeZone } = useDates();
  return (
    <noscript>
      <Trans>Times are in {timeZone}.</Trans>
    </noscript>
  );
}

/** The copyright line, with the year of the settings (B-071). */
export function Copyright() {
  const year = useTerms()?.copyrightYear;
  return (
    <>
      <span className="num">
        © {year ? `${year} ` : ''}
        <Trans>Souk. All rights reserved.</Trans>
      </span>
      <TimesIn />
    </>
  );
}
