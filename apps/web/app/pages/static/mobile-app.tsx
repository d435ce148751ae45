import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Bell, MessageCircle, Plus, Smartphone } from 'lucide-react';
import { pageHead } from '../../lib/page-head.ts';
import { findViewer } from '../../lib/session.server.ts';
import { ArchScene } from '../../ui/arch-scene.tsx';
import phone from '../../ui/art/phone.svg';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/mobile-app.ts';

export const handle = { access: 'public', screen: 'MobileAppScreen', cache: 300 };

export async function loader(args: Route.LoaderArgs) {
  await findViewer(args);
  return null;
}

export const meta: Route.MetaFunction = (args) =>
  pageHead(args, {
    title: msg`Our Mobile App`,
    description: msg`Souk on your phone: put it on the home screen and it opens like any other app.`,
  });

const steps = [
  {
    icon: Smartphone,
    title: <Trans>iPhone and iPad</Trans>,
    text: <Trans>Open Souk in Safari, tap Share, then Add to Home Screen.</Trans>,
  },
  {
    icon: Plus,
    title: <Trans>Android</Trans>,
    text: <Trans>Open Souk in Chrome, tap the menu, then Install app.</Trans>,
  },
];

const gains = [
  { icon: MessageCircle, text: <Trans>Chats, offers and saved things, the same on every device</Trans> },
  { icon: Bell, text: <Trans>Notifications the moment something matches a saved search</Trans> },
  { icon: Plus, text: <Trans>Photos straight from the camera into an ad</Trans> },
];

/** Souk is installed from the browser; it is not in app stores, so none is promised. */
export default function MobileApp() {
  return (
    <div className="page grid items-center gap-10 py-10 lg:grid-cols-[1fr_auto] lg:gap-20 lg:py-16">
      <div>
        <h1 className="font-display text-4xl font-bold tracking-[-0.02em]">
          <Trans>Our Mobile App</Trans>
        </h1>
        <p className="mt-3 max-w-[52ch] text-md text-ink-2">
          <Trans>Souk installs straight from your browser with one tap. No app store needed.</Trans>
        </p>
        <div className="mt-8 grid gap-4 md:grid-cols-2">
          {steps.map(({ icon, title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: -- a fixed list
            <section key={index} className="panel p-5">
              <Icon of={icon} size={24} className="text-ink-3" />
              <h2 className="h-panel mt-2">{title}</h2>
              <p className="mt-1 text-ink-2">{text}</p>
            </section>
          ))}
        </div>
        <ul className="mt-8 space-y-3">
          {gains.map(({ icon, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: -- a fixed list
            <li key={index} className="flex items-center gap-3">
              <Icon of={icon} className="text-ink-3" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <ArchScene
        object={phone}
        palette="sky"
        className="mx-auto h-[300px] w-[240px] lg:h-[420px] lg:w-[320px]"
      />
    </div>
  );
}
