import { describe, expect, test } from 'vitest';
import { linksIn, renderAt, wordsOf } from '../../lib/render.testing.tsx';
import type { CategoryLeaf } from '../categories/category-tree.ts';
import { Footer } from './footer.tsx';
import { MiniFooter } from './mini-footer.tsx';

const leaf = (id: number, type: CategoryLeaf['type'], slug: string): CategoryLeaf => ({
  id,
  type,
  slug,
  name: slug,
  label: slug,
});
const categories = {
  classified: [leaf(1, 'classified', 'motors')],
  booking: [leaf(53, 'booking', 'sports')],
  retail: [leaf(400, 'retail', 'homewares')],
};

describe('the full footer', () => {
  test('lists the categories of each trade, each leading where its trade keeps it [B-071] [B-074] [B-077]', async () => {
    const footer = await renderAt('/', <Footer categories={categories} />);

    expect(linksIn(footer)).toMatchObject({
      motors: '/footer-category/1',
      sports: '/search?module=booking&category_id=53',
      homewares: '/retail/homewares/400',
    });
    expect(wordsOf(footer)).toMatch(/Classified motors Booking sports Retail homewares/);
  });

  test('stands without lists while the categories cannot be loaded [B-070]', async () => {
    const footer = await renderAt('/', <Footer categories={null} />);

    expect(wordsOf(footer)).not.toContain('Booking');
    expect(linksIn(footer)).toMatchObject({ 'Terms of Use': '/footer-pages/terms-of-use' });
  });

  test('says the year that an admin has set, and none before one is known [B-071]', async () => {
    const set = { terms: { copyrightYear: 2022 } };

    expect(wordsOf(await renderAt('/', <Footer categories={null} />, set))).toContain(
      '© 2022 Souk. All rights reserved.',
    );
    expect(wordsOf(await renderAt('/', <Footer categories={null} />))).toContain(
      '© Souk. All rights reserved.',
    );
  });

  test('has a newsletter that returns to the page as it stands [B-073]', async () => {
    const footer = await renderAt('/search?keyword=pram', <Footer categories={null} />);

    expect(footer).toMatch(/action="\/newsletter"/);
    expect(footer).toContain('name="_back" value="/search?keyword=pram"');
  });
});

test('the mini footer keeps what people need at a checkout, and no more', async () => {
  expect(linksIn(await renderAt('/cart', <MiniFooter />))).toEqual({
    FAQs: '/faq',
    'Contact us': '/footer-pages/contact-us',
    'Terms of Use': '/footer-pages/terms-of-use',
    'Privacy Policy': '/footer-pages/privacy-policy',
  });
});
