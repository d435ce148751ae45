import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@souk/contract/modules/retail/products';
import {
  Archive,
  BadgePercent,
  ChartLine,
  Copy,
  EllipsisVertical,
  Eye,
  Pencil,
  Rocket,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import type { IconShape } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuButton, MenuLink } from '../../../../ui/menu.tsx';
import { editPath, stockPath } from '../../product-tabs.ts';

function Move({
  product,
  move,
  icon,
  children,
}: {
  product: Product;
  move: 'archive' | 'restore' | 'submit';
  icon: IconShape;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={`/ad-management/products/${move}`} preventScrollReset>
      <input type="hidden" name="ids" value={product.id} />
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <MenuButton icon={icon}>{children}</MenuButton>
    </Form>
  );
}

/** Leads to the question whether it shall go for good. */
function DeleteLink({ productId }: { productId: number }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ ids: String(productId), back: `${pathname}${search}` });
  return (
    <MenuLink to={`/ad-management/products/delete?${query}`} icon={Trash2}>
      <Trans>Delete</Trans>
    </MenuLink>
  );
}

/** What the shop may do to one product now, drawn from its open moves. */
export function ProductActions({ product }: { product: Product }) {
  const { t } = useLingui();
  const { id, title, moves, path, state } = product;
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
      {moves.includes('submit') && (
        <Move product={product} move="submit" icon={Send}>
          <Trans>Submit</Trans>
        </Move>
      )}
      {moves.includes('restore') && (
        <Move product={product} move="restore" icon={Undo2}>
          <Trans>Restore</Trans>
        </Move>
      )}
      {moves.includes('archive') && (
        <Move product={product} move="archive" icon={Archive}>
          <Trans>Archive</Trans>
        </Move>
      )}
      {product.may_delete && <DeleteLink productId={id} />}
    </Menu>
  );
}
