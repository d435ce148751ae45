// Shows what the server pushes and opens the page it leads to.
const tell = (event) => {
  const { title = 'Souk', text = '', link = '/notifications' } = event.data?.json() ?? {};
  return self.registration.showNotification(title, { body: text, data: { link }, icon: '/favicon.svg' });
};

const open = async (link) => {
  const { origin, pathname, search } = new URL(link, self.location.origin);
  const address = origin === self.location.origin ? `${pathname}${search}` : '/notifications';
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return self.clients.openWindow(address);
  await page.focus();
  return page.navigate(address).catch(() => self.clients.openWindow(address));
};

self.addEventListener('push', (event) => event.waitUntil(tell(event)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});
