import { Trans, useLingui } from '@lingui/react/macro';
import type { Service } from '@souk/contract/modules/appointments/services';
import { Link } from 'react-router';
import { tabPath } from '../service-paths.ts';
import { ServicePrice } from './service-list.tsx';

interface CategoryServicesProps {
  services: readonly Service[];
  /** Of their category. */
  slug: string;
  /** The one whose form is open. */
  openId: number | undefined;
}

/** The services of one category as a short list that opens their forms. */
export function CategoryServices({ services, slug, openId }: CategoryServicesProps) {
  const { t } = useLingui();
  if (services.length === 0)
    return (
      <p className="mt-5 text-[15px] text-ink-2">
        <Trans>You offer nothing in this category yet.</Trans>
      </p>
    );
  return (
    <ul
      className="panel mt-5 divide-y overflow-hidden divide-line"
      aria-label={t`Your services in this category`}
    >
      {services.map((service) => {
        const { id, name, duration_minutes: minutes, is_active: isActive } = service;
        return (
          <li
            key={id}
            className="relative flex min-h-14 items-center gap-4 px-4 py-2.5 hover:bg-sunken has-aria-[current]:bg-brand-soft"
          >
            <span className="min-w-0 flex-1">
              <Link
                to={tabPath(slug, id)}
                aria-current={id === openId ? 'true' : undefined}
                className="font-medium wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:outline-brand"
              >
                {name}
              </Link>
              <span className="num block text-sm text-ink-2">
                {t`${minutes} min`}
                {!isActive && (
                  <>
                    {' · '}
                    <Trans>Inactive</Trans>
                  </>
                )}
              </span>
            </span>
            <span className="num shrink-0 font-display font-semibold">
              <ServicePrice service={service} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
