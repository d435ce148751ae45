import { removeCompanyLogo } from '@souk/contract/modules/sellers/profiles';
import { redirect } from 'react-router';
import { removeItem } from '../remove-item.server.ts';
import type { Route } from './+types/remove-logo.ts';

export const loader = () => redirect('/edit-business-Profile#logo');

/** Removes the logo; initials are shown instead. */
export const action = (args: Route.ActionArgs) => removeItem(args, removeCompanyLogo, {});
