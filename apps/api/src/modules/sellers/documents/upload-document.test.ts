import * as contract from '@souk/contract/modules/sellers/documents';
import { getPublicBusiness } from '@souk/contract/modules/sellers/profiles';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { getUser } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { files } from '../../media/index.ts';
import { decideDocument } from '../index.ts';
import { buildSeller, multipart, paper, type TestSeller } from '../testing.ts';

async function makeDocument(seller?: TestSeller) {
  const { as, db, app } = await startApi();
  const owner = seller ?? (await buildSeller(db, { sellerType: 'handyman' }));
  const file = paper();
  const answer = await as(owner).send(contract.uploadDocument, {
    body: multipart({ type: 'licence', file }),
  });
  const read = (user: { token: string }, id: number) =>
    app.server.inject({
      url: `${apiPrefix}/documents/${id}/file`,
      headers: { authorization: `Bearer ${user.token}` },
    });
  return { as, db, app, owner, file, answer, read, document: answer.envelope.data as contract.Document };
}

describe('documents', () => {
  test('are read by their owner alone [success-file-upload]', async () => {
    const { as, db, owner, file, answer, read, document } = await makeDocument();
    const stranger = await buildSeller(db);

    expect(answer).toMatchObject({ status: 201, envelope: { message: 'File uploaded successfully.' } });
    expect(document).toMatchObject({ type: 'licence', file_name: 'licence.pdf', status: 'pending' });
    const own = await read(owner, document.id);
    expect(own.rawPayload).toEqual(file.bytes);
    expect(own.headers['content-disposition']).toMatch(/^attachment/);
    expect((await read(stranger, document.id)).statusCode).toBe(404);
    const shown = await as().call(getPublicBusiness, { params: { user_id: owner.id } });
    expect(JSON.stringify(shown)).not.toContain('licence.pdf');
  });

  test('never lie under the public files', async () => {
    const { db, app, owner } = await makeDocument();

    const [stored] = (await db.select().from(files)).filter(({ ownerId }) => ownerId === owner.id);

    expect(stored?.path).toMatch(/^private\//);
    const guessed = await app.server.inject({ url: `/files/${encodeURIComponent(stored?.path ?? '')}` });
    expect(guessed.statusCode).toBe(404);
  });

  test('need a type and a file of the right kind [setup-upload-limits] [image-types]', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);
    const errorsOf = async (body: object) =>
      (await as(seller).send(contract.uploadDocument, { body })).envelope.errors;
    const words = { name: 'words.pdf', bytes: Buffer.from('only words') };

    expect(await errorsOf(multipart({ file: paper() }))).toEqual({ type: ['Type is required.'] });
    expect(await errorsOf({ type: 'other' })).toEqual({ file: ['File is required.'] });
    expect(await errorsOf(multipart({ type: 'other', file: words }))).toEqual({
      file: ['Only JPG, JPEG, PNG & PDF files are accepted.'],
    });
  });

  test('are deleted by their owner alone, with the file [success-file-delete]', async () => {
    const { as, db, owner, document } = await makeDocument();
    const stranger = await buildSeller(db);
    const params = { id: document.id };

    await expect(as(stranger).call(contract.deleteDocument, { params })).rejects.toMatchObject({
      code: 'record-not-found',
    });
    const deleted = await as(owner).send(contract.deleteDocument, { params });

    expect(deleted.envelope.message).toBe('File deleted successfully.');
    expect(await as(owner).call(contract.listDocuments)).toEqual([]);
    const left = (await db.select().from(files)).filter(({ ownerId }) => ownerId === owner.id);
    expect(left).toEqual([]);
  });

  test('reopen the setup when the last one is refused', async () => {
    const { as, db, owner, document } = await makeDocument();
    const second = await makeDocument(owner);
    const admin = await buildUser(db, { isAdmin: true });
    const reject = (id: number) =>
      db.transaction((tx) => decideDocument(tx, admin.id, { id, move: 'reject', reason: 'Expired.' }));

    await reject(document.id);
    expect((await getUser(db, owner.id)).profileCompleted).toBe(true);
    await reject(second.document.id);

    expect((await getUser(db, owner.id)).profileCompleted).toBe(false);
    expect(await as(owner).call(contract.listDocuments)).toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    await expect(reject(document.id)).rejects.toMatchObject({ code: 'paper-decided' });
  });

  test('are decided once by two admins at once', async () => {
    const { db, document } = await makeDocument();
    const admin = await buildUser(db, { isAdmin: true });

    const attempts = await Promise.allSettled(
      [1, 2].map(() =>
        db.transaction((tx) => decideDocument(tx, admin.id, { id: document.id, move: 'verify' })),
      ),
    );

    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
