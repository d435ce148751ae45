import { deletePortfolioImage } from '@souk/contract/modules/sellers/portfolios';
import { redirect } from 'react-router';
import { removeItem } from '../remove-item.server.ts';
import type { Route } from './+types/delete-portfolio-image.ts';

export const handle = { access: 'business:*', screen: 'EditBusinessProfile' };

export const loader = () => redirect('/edit-business-Profile#portfolios');

/** Deletes one picture of a folder; the last one stays. */
export const action = (args: Route.ActionArgs) =>
  removeItem(args, deletePortfolioImage, { id: args.params.id, image_id: args.params.imageId });
