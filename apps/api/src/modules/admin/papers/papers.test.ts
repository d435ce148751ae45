import { decidePaper, listPapers, readPaper } from '@souk/contract/modules/admin/papers';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildSeller, multipart, paper } from '../../sellers/testing.ts';
import { buildAdmin, entriesOf, lastEntryOf } from '../testing.ts';

async function uploaded(path: 'documents' | 'certificates', fields: Record<string, string>) {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions: ['papers'] });
  const seller = await buildSeller(api.db, { businessName: 'Cedar & Sons', sellerType: 'handyman' });
  const body = multipart({ ...fields, file: paper() });
  const request = new Request('http://souk.test/', { method: 'POST', body });
  const answer = await api.app.server.inject({
    method: 'POST',
    url: `/api/v2/${path}`,
    headers: {
      authorization: `Bearer ${seller.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(answer.json()).toMatchObject({ status: expect.any(Number), data: { id: expect.any(Number) } });
  return { ...api, admin, at: api.as(admin), seller, id: answer.json().data.id as number };
}

describe('papers at the desk', () => {
  test('a document waits until it is verified, and the seller hears of it', async () => {
    const { as, db, admin, at, seller, id, settle } = await uploaded('documents', { type: 'licence' });
    const waiting = async () =>
      (await at.call(listPapers, { query: { kind: 'document', status: 'pending' } })).data.filter(
        (one) => one.id === id,
      );
    expect(await waiting()).toMatchObject([{ business_name: 'Cedar & Sons', owner: { id: seller.id } }]);

    await at.call(decidePaper, { params: { kind: 'document', id }, body: { decision: 'verify' } });
    await settle();

    expect(await waiting()).toEqual([]);
    expect((await as(seller).call(listNotifications)).data[0]).toMatchObject({
      subject: 'Your document was verified',
    });
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'papers.verified',
      targetKind: 'sellers.document',
      before: { status: 'pending' },
      after: { status: 'verified' },
    });
  });

  test('a certificate is rejected with a reason, once', async () => {
    const { db, admin, at, id } = await uploaded('certificates', { title: 'First aid' });
    const params = { kind: 'certificate', id } as const;

    await expect(at.call(decidePaper, { params, body: { decision: 'reject' } })).rejects.toMatchObject({
      fields: { reason: ['Reason is required.'] },
    });
    const body = { decision: 'reject', reason: 'It has expired.' } as const;
    expect(await at.call(decidePaper, { params, body })).toMatchObject({ status: 'rejected' });
    await expect(at.call(decidePaper, { params, body })).rejects.toMatchObject({ code: 'paper-decided' });

    expect((await entriesOf(db, admin)).map(({ action }) => action)).toEqual(['papers.rejected']);
  });

  test('show the moves that are open: one that was verified may still be rejected, a rejected one is decided', async () => {
    const { at, id } = await uploaded('documents', { type: 'licence' });
    const params = { kind: 'document', id } as const;
    const decide = async (body: { decision: 'verify' | 'reject'; reason?: string }) =>
      (await at.call(decidePaper, { params, body })).moves;
    const { data } = await at.call(listPapers, { query: { kind: 'document', status: 'pending' } });

    expect(data.find((one) => one.id === id)?.moves).toEqual(['reject', 'verify']);
    expect(await decide({ decision: 'verify' })).toEqual(['reject']);
    expect(await decide({ decision: 'reject', reason: 'It names somebody else.' })).toEqual([]);
  });

  test('are read as downloads, and who read them is known', async () => {
    const { app, db, admin, at, id } = await uploaded('documents', { type: 'licence' });

    const file = await app.server.inject({
      url: `/api/v2/admin/papers/document/${id}/file`,
      headers: { authorization: `Bearer ${admin.token}` },
    });

    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await lastEntryOf(db, admin)).toMatchObject({ action: 'papers.read', targetId: String(id) });
    await expect(at.call(readPaper, { params: { kind: 'document', id: 999_999 } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
