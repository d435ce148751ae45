import { expect, test } from 'vitest';
import { renderAt } from '../lib/render.testing.tsx';
import { ErrorTitle } from './error-title.tsx';

const answered = (status: number) => ({ status, statusText: '', internal: false, data: null });

test.each([
  [answered(404), 'Page not found | Souk'],
  [answered(410), 'Page not found | Souk'],
  [answered(403), 'Not allowed | Souk'],
  [answered(500), 'Something went wrong | Souk'],
  [new Error('a fault'), 'Something went wrong | Souk'],
])('the title of an error page says why: %#', async (error, title) => {
  expect(await renderAt('/', <ErrorTitle error={error} />)).toContain(`<title>${title}</title>`);
});
