import * as contract from '@souk/contract/modules/admin/content';
import type { Api } from '../../../platform/http/api.ts';
import {
  type BannerRow,
  type FaqRow,
  listAllBanners,
  listFaqs,
  listFooterPages,
  presentBanner,
  presentFooterPage,
} from '../../pages/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { addBanner } from './add-banner.ts';
import { dropBanner } from './drop-banner.ts';
import { dropFaq } from './drop-faq.ts';
import { writeFaq } from './write-faq.ts';
import { writePage } from './write-page.ts';

const presentFaq = ({ id, question, answer, group, position }: FaqRow): contract.EditedFaq => ({
  id,
  question,
  answer,
  group,
  position,
});

const presentEdited = (banner: BannerRow): contract.EditedBanner => ({
  ...presentBanner(banner),
  starts_at: banner.startsAt?.toISOString() ?? null,
  ends_at: banner.endsAt?.toISOString() ?? null,
});

function answerPages(api: Api) {
  answerDesk(api, 'content', contract.listPages, async ({ db }) =>
    (await listFooterPages(db)).map(presentFooterPage),
  );

  answerDesk(api, 'content', contract.savePage, async ({ db, user, params, body }) =>
    presentFooterPage(await writePage(db, user, params.slug, body)),
  );
}

function answerFaqs(api: Api) {
  answerDesk(api, 'content', contract.listAllFaqs, async ({ db }) => (await listFaqs(db)).map(presentFaq));

  answerDesk(api, 'content', contract.createFaq, async ({ db, user, body }) =>
    presentFaq(await writeFaq(db, user, body)),
  );

  answerDesk(api, 'content', contract.updateFaq, async ({ db, user, params, body }) =>
    presentFaq(await writeFaq(db, user, body, params.id)),
  );

  answerDesk(api, 'content', contract.deleteFaq, async ({ db, user, params }) => {
    await dropFaq(db, user, params.id);
    return null;
  });
}

function answerBanners(api: Api) {
  answerDesk(api, 'content', contract.listAllBanners, async ({ db }) =>
    (await listAllBanners(db)).map(presentEdited),
  );

  answerDesk(api, 'content', contract.createBanner, async ({ db, user, body, files }) =>
    presentEdited(await addBanner(db, user, body, files)),
  );

  answerDesk(api, 'content', contract.deleteBanner, async ({ db, user, params }) => {
    await dropBanner(db, user, params.id);
    return null;
  });
}

export function contentRoutes(api: Api) {
  answerPages(api);
  answerFaqs(api);
  answerBanners(api);
}
