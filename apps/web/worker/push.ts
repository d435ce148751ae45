import { safePath } from '@souk/contract/shared/safe-path';
import { scope } from './scope.ts';

interface Told {
  title?: string;
  text?: string;
  link?: string;
}

/** Shows what the server pushes. */
export function showPush(told: unknown): Promise<void> {
  const { title = 'Souk', text = '', link = '/notifications' } = (told ?? {}) as Told;
  return scope.registration.showNotification(title, {
    body: text,
    data: { link },
    icon: '/icons/app-192.png',
    badge: '/icons/app-192.png',
  });
}

/** Opens the page that a message leads to, which is always one of ours. */
export async function openPush(link: string): Promise<void> {
  const { origin, pathname, search } = new URL(link, scope.location.origin);
  const address = origin === scope.location.origin ? safePath(`${pathname}${search}`) : '/notifications';
  const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) {
    await scope.clients.openWindow(address);
    return;
  }
  await page.focus();
  await page.navigate(address).catch(() => scope.clients.openWindow(address));
}
