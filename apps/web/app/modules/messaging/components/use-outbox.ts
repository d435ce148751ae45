import { useState } from 'react';
import { useSubmit } from 'react-router';
import type { Outgoing } from './outgoing-message.tsx';

/** Messages that this page is sending; each keeps its key over retries, so that none arrives twice. */
export function useOutbox(path: string) {
  const submit = useSubmit();
  const [outbox, setOutbox] = useState<readonly Outgoing[]>([]);
  const post = ({ key, form }: Outgoing) =>
    void submit(form, {
      method: 'post',
      action: path,
      encType: 'multipart/form-data',
      navigate: false,
      fetcherKey: key,
    });

  const send = (form: FormData) => {
    const key = crypto.randomUUID();
    form.set('_idempotencyKey', key);
    form.set('_live', '1');
    const outgoing = { key, form };
    setOutbox((before) => [...before, outgoing]);
    post(outgoing);
  };
  const drop = (key: string) => setOutbox((before) => before.filter((outgoing) => outgoing.key !== key));
  return { outbox, send, retry: post, drop };
}
