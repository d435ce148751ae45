import { data } from 'react-router';
import { pageStateOf } from '../../lib/page-state.server.ts';
import type { Route } from './+types/page.ts';
import { KitButtons } from './kit-buttons.tsx';
import { KitCards } from './kit-cards.tsx';
import { KitFeedback } from './kit-feedback.tsx';
import { KitFields } from './kit-fields.tsx';
import { KitGoods } from './kit-goods.tsx';
import { KitNavigation } from './kit-navigation.tsx';
import { KitOverlays } from './kit-overlays.tsx';
import { KitPreferences } from './kit-preferences.tsx';
import { KitStatuses } from './kit-statuses.tsx';
import { KitTables } from './kit-tables.tsx';
import { KitUploads } from './kit-uploads.tsx';

export const loader = ({ context }: Route.LoaderArgs) => {
  if (pageStateOf({ context }).extras.production) throw data(null, { status: 404 });
  return null;
};

export const meta: Route.MetaFunction = () => [{ title: 'Component kit | Souk' }];

export default function DevKit() {
  return (
    <div className="page py-8 lg:py-10">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="h-page">Component kit</h1>
          <p className="mt-1 text-ink-2">
            Every part in its states. Ink selects, Majorelle commits, colour comes from the goods.
          </p>
        </div>
        <KitPreferences />
      </div>
      <div className="gap-5 lg:columns-2">
        <KitButtons />
        <KitFields />
        <KitStatuses />
        <KitGoods />
        <KitNavigation />
        <KitFeedback />
        <KitOverlays />
        <KitTables />
      </div>
      <KitUploads />
      <KitCards />
    </div>
  );
}
