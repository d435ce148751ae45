import { useTerms } from '../../lib/page-root.ts';

/** The copyright line, with the year of the settings (B-071). */
export function Copyright() {
  const year = useTerms()?.copyrightYear;
  return <span className="num">© {year ? `${year} ` : ''}Souk. All rights reserved.</span>;
}
