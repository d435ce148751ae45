import { Trans } from '@lingui/react/macro';
import type { Service } from '@souk/contract/modules/appointments/services';
import type { Page } from '@souk/contract/shared/page';
import { Scissors } from 'lucide-react';
import { Link } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ServicePrice } from './service-list.tsx';

function Choices({ services }: { services: readonly Service[] }) {
  return (
    <ul className="divide-y divide-line">
      {services.map((service) => (
        <li key={service.id} className="relative flex min-h-16 items-center gap-3.5 py-2.5 hover:bg-sunken">
          <Frame
            {...pictureSources(service.image, { w: 64, h: 48 })}
            fallback={Scissors}
            className="w-16 shrink-0 !rounded-sm [&_svg]:size-5"
          />
          <Link
            to={`/create-daily-deals?service=${service.id}`}
            className="min-w-0 flex-1 font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:outline-brand"
          >
            <span className="line-clamp-2 wrap-anywhere">{service.name}</span>
          </Link>
          <span className="num text-end text-sm text-ink-2">
            <ServicePrice service={service} />
            <span className="block">
              <Trans>{service.duration_minutes} min</Trans>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Chooses a service with a price for a deal; who offers none has nothing to choose. */
export function DealServiceChoice({ services }: { services: Page<Service> | null }) {
  const priced = services?.data.filter(({ price }) => price !== null) ?? [];
  return (
    <section aria-labelledby="choice" className="panel p-5">
      <h2 id="choice" className="h-panel mb-3">
        <Trans>Which service?</Trans>
      </h2>
      {priced.length > 0 ? (
        <Choices services={priced} />
      ) : (
        <EmptyState
          palette="rose"
          headingLevel={3}
          title={<Trans>Nothing can be booked yet</Trans>}
          action={
            <ButtonLink tone="line" to={services ? '/services' : '/daily-deals'}>
              {services ? <Trans>See your services</Trans> : <Trans>Back to the deals</Trans>}
            </ButtonLink>
          }
        >
          <Trans>A deal needs a service with a price that customers can book.</Trans>
        </EmptyState>
      )}
      <div className="mt-4">
        {services && <Pager current={services.current_page} last={services.last_page} />}
      </div>
    </section>
  );
}
