import * as contract from '@souk/contract/modules/sellers/portfolios';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { getBusiness } from '../profiles/profile.queries.ts';
import { addPortfolioImages } from './add-portfolio-images.ts';
import { createPortfolio } from './create-portfolio.ts';
import { deletePortfolio } from './delete-portfolio.ts';
import { deletePortfolioImage } from './delete-portfolio-image.ts';
import { presentFolder } from './portfolio.present.ts';
import { getFolder, listFolders } from './portfolio.queries.ts';
import { updatePortfolio } from './update-portfolio.ts';

export function portfolioRoutes(api: Api) {
  api.answer(contract.listPortfolios, async ({ db, user, query }) => {
    const business = await getBusiness(db, user.id);
    const { rows, total } = await listFolders(db, business.id, query);
    return toPage(rows.map(presentFolder), total, query);
  });

  api.answer(contract.getPortfolio, async ({ db, user, params }) => {
    const business = await getBusiness(db, user.id);
    return presentFolder(await getFolder(db, business.id, params.id));
  });

  api.answer(contract.createPortfolio, async ({ db, user, body, files }) =>
    presentFolder(await createPortfolio(db, user, body, files)),
  );

  api.answer(contract.updatePortfolio, async ({ db, user, params, body, files }) =>
    presentFolder(await updatePortfolio(db, user, { id: params.id, ...body }, files)),
  );

  api.answer(contract.deletePortfolio, async ({ db, user, params }) => {
    await deletePortfolio(db, user.id, params.id);
    return null;
  });

  api.answer(contract.addPortfolioImages, async ({ db, user, params, files }) =>
    presentFolder(await addPortfolioImages(db, user, params.id, files)),
  );

  api.answer(contract.deletePortfolioImage, async ({ db, user, params }) => {
    await deletePortfolioImage(db, user.id, params);
    return null;
  });
}
