import {
  createBrochure,
  deleteBrochure,
  getBrochure,
  listBrochures,
  updateBrochure,
} from '@souk/contract/modules/sellers/brochures';
import * as contract from '@souk/contract/modules/sellers/certificates';
import { getPublicBusiness } from '@souk/contract/modules/sellers/profiles';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { decideCertificate } from '../index.ts';
import { buildSeller, multipart, paper, picture } from '../testing.ts';

async function makeCertificate(fields: Record<string, string> = {}) {
  const { as, db } = await startApi();
  const seller = await buildSeller(db, { sellerType: 'professional' });
  const answer = await as(seller).send(contract.createCertificate, {
    body: multipart({ title: 'Electrician', issuer: 'NSW Fair Trading', file: paper(), ...fields }),
  });
  return { as, db, seller, answer, certificate: answer.envelope.data as contract.Certificate };
}

describe('certificates', () => {
  test('wait for the admin and are shown meanwhile', async () => {
    const { as, seller, answer, certificate } = await makeCertificate({ issued_on: '2024-05-01' });

    expect(answer.status).toBe(201);
    expect(certificate).toMatchObject({
      title: 'Electrician',
      issuer: 'NSW Fair Trading',
      issued_on: '2024-05-01',
      expires_on: null,
      status: 'pending',
      file_name: 'licence.pdf',
    });
    expect(certificate.file).toMatch(/^public\//);
    const shown = await as().call(getPublicBusiness, { params: { user_id: seller.id } });
    expect(shown.certificates).toEqual([certificate]);
    expect((await as(seller).call(contract.listCertificates)).data).toEqual([certificate]);
  });

  test('need a title, a file and dates in order [required-named]', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);
    const errorsOf = async (body: object) =>
      (await as(seller).send(contract.createCertificate, { body })).envelope.errors;

    expect(await errorsOf({})).toEqual({ title: ['Title is required.'] });
    expect(await errorsOf({ title: 'Licence' })).toEqual({ file: ['File is required.'] });
    expect(await errorsOf({ title: 'L', issued_on: '2024-05-01', expires_on: '2024-04-30' })).toEqual({
      expires_on: ['Please enter valid date.'],
    });
  });

  test('disappear from the page when the admin refuses them, and return after a change', async () => {
    const { as, db, seller, certificate } = await makeCertificate();
    const admin = await buildUser(db, { isAdmin: true });
    const decide = (move: 'verify' | 'reject') =>
      db.transaction((tx) => decideCertificate(tx, admin.id, { id: certificate.id, move }));
    const shown = async () =>
      (await as().call(getPublicBusiness, { params: { user_id: seller.id } })).certificates;

    await decide('reject');
    expect(await shown()).toEqual([]);
    await expect(decide('verify')).rejects.toMatchObject({ code: 'paper-decided' });

    const changed = await as(seller).send(contract.updateCertificate, {
      params: { id: certificate.id },
      body: multipart({ file: paper('renewed.pdf') }),
    });
    expect(changed.envelope.data).toMatchObject({ status: 'pending', file_name: 'renewed.pdf' });
    await decide('verify');
    expect(await shown()).toMatchObject([{ status: 'verified', title: 'Electrician' }]);
  });

  test('keep dates in order when only one of them changes', async () => {
    const { as, seller, certificate } = await makeCertificate({ expires_on: '2025-01-01' });

    const late = as(seller).call(contract.updateCertificate, {
      params: { id: certificate.id },
      body: { issued_on: '2025-06-01' },
    });

    await expect(late).rejects.toMatchObject({ fields: { expires_on: ['Please enter valid date.'] } });
  });

  test('are nobody else’s to see or change', async () => {
    const { as, db, certificate } = await makeCertificate();
    const stranger = await buildSeller(db);
    const params = { id: certificate.id };

    for (const endpoint of [contract.getCertificate, contract.deleteCertificate])
      await expect(as(stranger).call(endpoint, { params })).rejects.toMatchObject({
        code: 'record-not-found',
      });
    await expect(as(stranger).call(contract.updateCertificate, { params, body: {} })).rejects.toMatchObject({
      code: 'record-not-found',
    });
  });

  test('can be deleted', async () => {
    const { as, seller, certificate } = await makeCertificate();

    await as(seller).call(contract.deleteCertificate, { params: { id: certificate.id } });

    expect((await as(seller).call(contract.listCertificates)).total).toBe(0);
  });
});

describe('brochures', () => {
  test('are added, changed, listed and deleted by their owner', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);
    const made = await as(seller).send(createBrochure, {
      body: multipart({ title: 'Winter menu', file: paper('winter.pdf') }),
    });
    const { id } = made.envelope.data as { id: number };

    const renamed = await as(seller).call(updateBrochure, { params: { id }, body: { title: 'Menu' } });
    const redrawn = await as(seller).send(updateBrochure, {
      params: { id },
      body: multipart({ file: await picture('menu.jpg') }),
    });

    expect(renamed).toMatchObject({ title: 'Menu', file_name: 'winter.pdf' });
    expect(redrawn.envelope.data).toMatchObject({ title: 'Menu', file_name: 'menu.jpg' });
    expect((await as(seller).call(listBrochures)).data).toEqual([redrawn.envelope.data]);
    const shown = await as().call(getPublicBusiness, { params: { user_id: seller.id } });
    expect(shown.brochures).toEqual([redrawn.envelope.data]);
    await as(seller).call(deleteBrochure, { params: { id } });
    await expect(as(seller).call(getBrochure, { params: { id } })).rejects.toMatchObject({
      code: 'record-not-found',
    });
  });

  test('need a title and a file, and are nobody else’s [required-named]', async () => {
    const { as, db } = await startApi();
    const [seller, stranger] = [await buildSeller(db), await buildSeller(db)];
    const made = await as(seller).send(createBrochure, { body: multipart({ title: 'Mine', file: paper() }) });
    const params = { id: (made.envelope.data as { id: number }).id };

    const untitled = await as(seller).send(createBrochure, { body: multipart({ file: paper() }) });
    const empty = await as(seller).send(createBrochure, { body: { title: 'Nothing' } });

    expect(untitled.envelope.errors).toEqual({ title: ['Title is required.'] });
    expect(empty.envelope.errors).toEqual({ file: ['File is required.'] });
    for (const endpoint of [getBrochure, deleteBrochure])
      await expect(as(stranger).call(endpoint, { params })).rejects.toMatchObject({
        code: 'record-not-found',
      });
  });
});
