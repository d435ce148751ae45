import { route } from '@react-router/dev/routes';

/** Pages that are kept for all visitors note a view here, and ask here what this visitor has looked at. */
export const viewedRoute = route('viewed', 'modules/search/pages/viewed.ts');
