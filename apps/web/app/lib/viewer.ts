import type { LoggedInUser } from '@souk/contract/modules/identity/sessions';

/** The user who reads the page. */
export type Viewer = LoggedInUser;
