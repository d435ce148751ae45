import { Trans, useLingui } from '@lingui/react/macro';
import type { HalalStatus } from '@souk/contract/modules/scanner/words';
import { Search } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { bannerMark } from '../../../shell/header/use-sticky.ts';
import { Lantern } from '../../../ui/arch-scene.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldProblem } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VerdictPill } from '../../food/index.ts';
import can from '../art/can.svg';
import carton from '../art/carton.svg';
import jar from '../art/jar.svg';
import lollies from '../art/lollies.svg';
import { ScanActions } from './scan-actions.tsx';

interface Pack {
  art: string;
  verdict: HalalStatus;
  wall: string;
  ground: string;
  /** Its arch; the rows of heights rise to the second. */
  height: string;
}

const packs: readonly Pack[] = [
  { art: can, verdict: 'haram', wall: '#ffbcc4', ground: '#ffcbd0', height: 'h-[180px] lg:h-[250px]' },
  { art: jar, verdict: 'halal', wall: '#ffcf70', ground: '#ffd98c', height: 'h-[230px] lg:h-[330px]' },
  { art: lollies, verdict: 'doubtful', wall: '#d6bbe8', ground: '#e0caee', height: 'h-[205px] lg:h-[290px]' },
  { art: carton, verdict: 'unknown', wall: '#a4d6f4', ground: '#bbe1f7', height: 'h-[170px] lg:h-[235px]' },
];

/** Four packs in arches, one for each verdict: decoration next to text that says the same. */
function PackArches() {
  return (
    <div className="flex items-end justify-center gap-3 overflow-hidden lg:gap-4" aria-hidden="true">
      {packs.map(({ art, verdict, wall, ground, height }) => (
        <span key={verdict} className={`relative block max-w-[150px] min-w-0 flex-1 ${height}`}>
          <span
            className="arch absolute inset-0 overflow-hidden !rounded-b-none"
            style={{ background: wall }}
          >
            <span className="absolute inset-x-0 bottom-0 h-[70px]" style={{ background: ground }} />
            {verdict === 'halal' && (
              <span className="absolute inset-x-0 top-0 flex justify-center max-lg:hidden">
                <Lantern width={40} />
              </span>
            )}
            <img
              src={art}
              alt=""
              data-art=""
              width={120}
              height={120}
              className="absolute inset-x-0 bottom-11 mx-auto h-auto w-[84%]"
            />
          </span>
          <span className="absolute inset-x-0 bottom-2.5 flex justify-center max-sm:origin-bottom max-sm:scale-[0.82]">
            <VerdictPill verdict={verdict} size="sm" />
          </span>
        </span>
      ))}
    </div>
  );
}

interface SearchFormProps {
  typed: string;
  problem: string | undefined;
}

interface ScannerHeroProps extends SearchFormProps {
  /** A result follows on the first screen, so decoration and lead are left out. */
  hasAnswer: boolean;
}

function SearchForm({ typed, problem }: SearchFormProps) {
  const { t } = useLingui();
  const { state, location } = useNavigation();
  const isSearching = state === 'loading' && location.pathname === '/food-scanner' && location.search !== '';
  return (
    <>
      <Form
        action="/food-scanner"
        role="search"
        className="control mt-6 flex items-center gap-2 rounded-xl border border-line bg-surface p-2 shadow-md focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand lg:rounded-full"
      >
        <label className="flex h-14 min-w-0 flex-1 items-center gap-3 ps-3 lg:ps-4">
          <Icon of={Search} className="text-ink-3" />
          <span className="min-w-0 flex-1">
            <span className="block text-xs font-semibold">
              <Trans>Name or barcode</Trans>
            </span>
            <input
              key={typed}
              name="keyword"
              type="search"
              autoComplete="off"
              maxLength={120}
              defaultValue={typed}
              placeholder={t`Gummies or 9300675024235`}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? 'code-problem' : undefined}
              className="w-full bg-transparent leading-tight text-ellipsis outline-none placeholder:text-ink-3"
            />
          </span>
        </label>
        <Button type="submit" size="lg" isLoading={isSearching} className="lg:!rounded-full">
          <Trans>Search</Trans>
        </Button>
      </Form>
      {problem && (
        <div role="alert">
          <FieldProblem id="code-problem">{problem}</FieldProblem>
        </div>
      )}
    </>
  );
}

const landing = 'grid grid-cols-1 items-end gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)]';

/** Title, the ways to find a food, and examples of results. */
export function ScannerHero({ hasAnswer, ...search }: ScannerHeroProps) {
  return (
    <div {...bannerMark} className={hasAnswer ? 'max-w-read' : landing}>
      <div className={hasAnswer ? '' : 'lg:self-center lg:pb-8'}>
        <h1
          className={hasAnswer ? 'h-page' : 'font-display text-4xl font-bold tracking-[-0.02em]'}
          tabIndex={-1}
        >
          <Trans>Is it halal? Ask the barcode.</Trans>
        </h1>
        {!hasAnswer && (
          <p className="mt-3 max-w-[46ch] text-md text-ink-2">
            <Trans>
              Scan or search any packet. You get a clear verdict, the ingredients behind it and what suits
              you.
            </Trans>
          </p>
        )}
        <SearchForm {...search} />
        <ScanActions />
      </div>
      {!hasAnswer && <PackArches />}
    </div>
  );
}
