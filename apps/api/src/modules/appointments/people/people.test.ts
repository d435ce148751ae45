import { getBookableBusiness } from '@souk/contract/modules/appointments/bookings';
import * as contract from '@souk/contract/modules/appointments/people';
import { createService, notOfTeamText, updateService } from '@souk/contract/modules/appointments/services';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { archiveResource, createResource } from '../../availability/index.ts';
import { files } from '../../media/index.ts';
import { buildSeller, multipart, picture } from '../../sellers/testing.ts';
import { appointmentsPersonalData } from '../personal-data.ts';
import { buildService, hairdressers } from '../testing.ts';
import { doneAloneBy } from './person.queries.ts';

describe('people of a team', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  /** A salon of Anna and Ben with a room. */
  async function buildSalon() {
    const seller = await buildSeller(api.db, { sellerType: 'beauty' });
    const add = async (kind: 'person' | 'room', name: string) =>
      (await createResource(api.db, seller.id, { kind, name })).id;
    const [anna, ben, room] = [
      await add('person', 'Anna'),
      await add('person', 'Ben'),
      await add('room', 'Room'),
    ];
    return { seller, anna, ben, room, call: api.as(seller).call };
  }

  test('say of themselves what they want customers to know, with a picture', async () => {
    const { seller, anna, ben, call } = await buildSalon();
    const params = { resource_id: anna };
    const facts = {
      bio: 'Curls are my thing.',
      is_woman: 'on',
      'languages[]': ['Arabic', 'English', 'Arabic'],
    };
    const sent = await api.as(seller).send(contract.savePersonProfile, {
      params,
      body: multipart({ ...facts, photo: await picture() }),
    });

    const saved = await call(contract.getPersonProfile, { params });
    const shown = await api.as().call(getBookableBusiness, { params: { business_id: seller.businessId } });

    expect(sent.status).toBe(200);
    expect(saved).toMatchObject({
      bio: 'Curls are my thing.',
      languages: ['Arabic', 'English'],
      is_woman: true,
    });
    expect(saved.photo).toMatch(/^public\//);
    const { does_alone: _alone, ...known } = saved;
    expect(shown.people).toEqual([
      { id: anna, name: 'Anna', ...known },
      { id: ben, name: 'Ben', photo: null, bio: '', languages: [], is_woman: false },
    ]);
  });

  test('keep their picture until it is replaced or taken away', async () => {
    const { seller, anna, call } = await buildSalon();
    const params = { resource_id: anna };
    const send = async () =>
      api.as(seller).send(contract.savePersonProfile, {
        params,
        body: multipart({ bio: 'Hello', photo: await picture() }),
      });
    await send();
    const first = await call(contract.getPersonProfile, { params });
    const kept = await call(contract.savePersonProfile, { params, body: { bio: '' } });
    await send();
    const second = await call(contract.getPersonProfile, { params });

    const none = await call(contract.savePersonProfile, { params, body: { remove_photo: true } });

    expect(kept).toMatchObject({ photo: first.photo, bio: '', languages: [], is_woman: false });
    expect(second.photo).not.toBe(first.photo);
    expect(none.photo).toBeNull();
  });

  test('learn which services nobody else can do', async () => {
    const { seller, anna, ben, call } = await buildSalon();
    const service = (name: string, people: number[]) => buildService(api.db, seller, { name, people });
    const [colour] = [
      await service('Colour', [anna]),
      await service('Cut', [anna, ben]),
      await service('Wash', []),
    ];
    const alone = async () =>
      (await call(contract.getPersonProfile, { params: { resource_id: anna } })).does_alone;

    expect(await alone()).toEqual([{ id: colour.id, name: 'Colour' }]);
    await archiveResource(api.db, seller.id, ben);

    expect((await alone()).map(({ name }) => name)).toEqual(['Colour', 'Cut', 'Wash']);
    expect(await doneAloneBy(api.db, seller.id, ben)).toEqual([]);
  });

  test('do the services of their own business alone', async () => {
    const { seller, anna, ben, room, call } = await buildSalon();
    const { anna: foreign } = await buildSalon();
    const { id } = await buildService(api.db, seller, { people: [anna] });
    await archiveResource(api.db, seller.id, ben);
    const form = { name: 'Cut', category_id: hairdressers, price: '65' };

    for (const people of [[foreign], [room], [ben], [anna, 999_999_999]]) {
      const refusal = { status: 423, fields: { people: [notOfTeamText] } };
      await expect(call(createService, { body: { ...form, people } })).rejects.toMatchObject(refusal);
      await expect(
        call(updateService, { params: { service_id: id }, body: { people } }),
      ).rejects.toMatchObject(refusal);
    }
  });

  test('are given a service before they are archived or not at all', async () => {
    const { seller, anna, call } = await buildSalon();
    const form = { name: 'Cut', category_id: hairdressers, price: '65', people: [anna] };

    const [service, archived] = await Promise.allSettled([
      call(createService, { body: form }),
      archiveResource(api.db, seller.id, anna),
    ]);

    expect(archived.status).toBe('fulfilled');
    const reason = service.status === 'rejected' ? service.reason : { fields: { people: [notOfTeamText] } };
    expect(reason).toMatchObject({ fields: { people: [notOfTeamText] } });
  });

  test('have no profile where they are rooms or somebody else’s', async () => {
    const { room, call } = await buildSalon();
    const { anna } = await buildSalon();

    for (const resource_id of [room, anna]) {
      const params = { resource_id };
      await expect(call(contract.getPersonProfile, { params })).rejects.toMatchObject({ status: 404 });
      await expect(call(contract.savePersonProfile, { params, body: { bio: 'Mine' } })).rejects.toMatchObject(
        { status: 404 },
      );
    }
  });

  test('go with what they have said when their business is deleted', async () => {
    const { seller, anna, call } = await buildSalon();
    const params = { resource_id: anna };
    await api.as(seller).send(contract.savePersonProfile, {
      params,
      body: multipart({ bio: 'Hello', photo: await picture() }),
    });
    expect(await appointmentsPersonalData.export(api.db, seller.id)).toMatchObject({
      people: [{ resourceId: anna, bio: 'Hello' }],
    });
    const before = await api.db.$count(files);

    await api.db.transaction((tx) => appointmentsPersonalData.erase(tx, seller.id));

    expect(await call(contract.getPersonProfile, { params })).toMatchObject({ bio: '', photo: null });
    expect(await api.db.$count(files)).toBeLessThanOrEqual(before);
  });
});
