import type { OrderAddress } from '@souk/contract/modules/retail/checkouts';

/** An order's delivery address, line by line. */
export function OrderAddressLines({ address }: { address: OrderAddress }) {
  const { location, phone } = address;
  return (
    <address className="mt-1 text-[15px] text-ink-2 not-italic">
      <bdi className="block">{location}</bdi>
      {phone && (
        <bdi dir="ltr" className="num block">
          {phone}
        </bdi>
      )}
    </address>
  );
}
