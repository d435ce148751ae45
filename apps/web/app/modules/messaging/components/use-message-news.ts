import type { MessageNews } from '@souk/contract/modules/messaging/messages';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import { useEffect, useRef } from 'react';
import { useLive } from '../../../lib/live.ts';
import { useReload } from '../../../lib/use-reload.ts';

const deliveredAddress = `${apiPrefix}/messages/delivered`;

/** If the connection is lost, it is sent again when the next list is read. */
const confirmDelivery = () => void fetch(deliveredAddress, { method: 'POST' }).catch(() => undefined);

const kinds = ['sent', 'changed', 'deleted', 'delivered', 'read', 'blocked'];

const isNews = (payload: unknown): payload is MessageNews =>
  typeof payload === 'object' &&
  payload !== null &&
  'type' in payload &&
  kinds.some((kind) => kind === payload.type);

/** Calls back on every live event about the user's messages while the component is mounted. */
export function useMessageNews(hear: (news: MessageNews) => void): void {
  useLive('message', (payload) => {
    if (isNews(payload)) hear(payload);
  });
}

/**
 * Updates the page on every live message. A hidden tab waits until it is visible, because reading a thread marks it
 * read.
 */
export function useFreshMessages(viewerId: number): void {
  const reload = useReload();
  const hasWaiting = useRef(false);
  const refresh = () => {
    if (document.hidden) hasWaiting.current = true;
    else reload();
  };

  useMessageNews((news) => {
    if (news.type === 'sent' && news.message.receiver_id === viewerId) confirmDelivery();
    refresh();
  });
  useEffect(() => {
    const look = () => {
      if (document.hidden || !hasWaiting.current) return;
      hasWaiting.current = false;
      reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);
}
