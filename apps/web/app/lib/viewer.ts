import type { LoggedInUser } from '@souk/contract/modules/identity/sessions';

/** Who looks at the page. */
export type Viewer = LoggedInUser;
