import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Address, listAddresses } from '@souk/contract/modules/locations/addresses';
import { Plus } from 'lucide-react';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { Acts } from '../../../ui/acts.tsx';
import house from '../../../ui/art/house.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AccountFrame, phoneWords } from '../../identity/index.ts';
import { addressActs } from '../address-acts.ts';
import { kindWords } from '../address-words.ts';
import type { Route } from './+types/addresses.ts';

export const handle = { access: 'login', screen: 'Addresses' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Addresses`)];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return { addresses: await call(args, listAddresses) };
}

function AddressCard({ address }: { address: Address }) {
  const { i18n } = useLingui();
  return (
    <li className="panel flex flex-col p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="h-panel min-w-0 flex-1 truncate">{address.name}</h2>
        {address.is_default && (
          <span className="pill inline-flex h-6 items-center rounded-full bg-good-soft px-2 text-xs font-semibold text-good">
            <Trans>Default</Trans>
          </span>
        )}
      </div>
      <p className="mt-1 text-[15px]">{address.location}</p>
      <p className="num mt-1 text-sm text-ink-2">
        {i18n._(kindWords[address.kind])}
        {' · '}
        <bdi dir="ltr">{phoneWords(address.countryCode, address.phone)}</bdi>
      </p>
      <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
        <Acts of={addressActs} row={address} size="sm" suffix={address.location} />
      </div>
    </li>
  );
}

export default function Addresses({ loaderData: { addresses } }: Route.ComponentProps) {
  const add = (
    <ButtonLink to="/addresses/new" icon={Plus}>
      <Trans>Add address</Trans>
    </ButtonLink>
  );
  return (
    <AccountFrame
      title={<Trans>Addresses</Trans>}
      lead={<Trans>For delivery, bills and your business. You can keep up to 50.</Trans>}
      aside={addresses.length > 0 && add}
    >
      {addresses.length > 0 ? (
        <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {addresses.map((address) => (
            <AddressCard key={address.address_id} address={address} />
          ))}
        </ul>
      ) : (
        <EmptyState title={<Trans>No addresses yet</Trans>} action={add} object={house} palette="sky">
          <Trans>Addresses saved here are filled in for you when you buy or sell.</Trans>
        </EmptyState>
      )}
    </AccountFrame>
  );
}
