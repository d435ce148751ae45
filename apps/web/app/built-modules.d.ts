declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

/** Address of the file with the drawings of all icons. */
declare module 'virtual:icon-sprite' {
  const address: string;
  export default address;
}
