import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type PageState, pageStateKey } from './page-state.server.ts';
import { postedForm } from './posted-form.server.ts';

function postWith(form: FormData | undefined) {
  const context = new RouterContextProvider();
  context.set(pageStateKey, { extras: { form } } as PageState);
  const request = new Request('http://souk.test/post-ad', {
    method: 'POST',
    body: new URLSearchParams({ title: 'Bike' }),
  });
  return { context, request };
}

describe('the form that was posted', () => {
  test('includes its files, however often it is read', async () => {
    const form = new FormData();
    form.append('title', 'Bike');
    form.append('images', new File(['photo'], 'bike.jpg'));
    const args = postWith(form);

    await postedForm(args);

    expect((await postedForm(args)).get('images')).toMatchObject({ name: 'bike.jpg' });
  });

  test('is the body of the request if there are none', async () => {
    expect([...(await postedForm(postWith(undefined)))]).toEqual([['title', 'Bike']]);
  });
});
