import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@souk/contract/modules/retail/products';
import { BadgePercent, ChartLine, Copy, EllipsisVertical, Eye, Pencil, Rocket } from 'lucide-react';
import { Acts } from '../../../../ui/acts.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuLink } from '../../../../ui/menu.tsx';
import { productActs } from '../../product-acts.ts';
import { editPath, stockPath } from '../../product-tabs.ts';

/** The shop's open moves of a product as buttons. */
export function ProductActions({ product }: { product: Product }) {
  const { t } = useLingui();
  const { id, title, path, state } = product;
  return (
    <Menu
      label={t`More for ${title}`}
      button={(trigger) => <IconButton icon={EllipsisVertical} label={t`More for ${title}`} {...trigger} />}
    >
      {state !== 'archived' && (
        <MenuLink to={editPath(product)} icon={Pencil}>
          <Trans>Edit</Trans>
        </MenuLink>
      )}
      <MenuLink to={path} icon={Eye}>
        <Trans>See the product</Trans>
      </MenuLink>
      <MenuLink to={stockPath(id)} icon={ChartLine}>
        <Trans>Stock and price history</Trans>
      </MenuLink>
      <MenuLink to={`/post-ad?copy=${id}`} icon={Copy}>
        <Trans>Duplicate</Trans>
      </MenuLink>
      {state === 'approved' && (
        <MenuLink to={`/create-daily-deals?product=${id}`} icon={BadgePercent}>
          <Trans>Make a daily deal</Trans>
        </MenuLink>
      )}
      {state === 'approved' && (
        <MenuLink to={`/boostAd-pay/${id}?kind=retail.product`} icon={Rocket}>
          <Trans>Boost</Trans>
        </MenuLink>
      )}
      <Acts of={productActs} row={product} as="menu" />
    </Menu>
  );
}
