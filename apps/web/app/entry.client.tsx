import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadI18n } from './lib/i18n.ts';
import { watchInstallOffer } from './lib/install-offer.ts';
import { isLocale } from './lib/locales.ts';
import { noteTimeZone } from './lib/time-zone-cookie.ts';

watchInstallOffer();
noteTimeZone();

const named = document.documentElement.dataset.locale;
const i18n = await loadI18n(isLocale(named) ? named : 'en');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  );
});
