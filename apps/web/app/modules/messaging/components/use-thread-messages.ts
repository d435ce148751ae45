import type { MessageNews } from '@souk/contract/modules/messaging/messages';
import { useCallback, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Thread } from '../load-thread.server.ts';
import { messagesPath } from '../messages-path.ts';
import type { loader } from '../pages/earlier-messages.tsx';
import { type KnownMessages, withEarlier, withNewest, withNews } from '../thread-memory.ts';

/** Messages of the open thread; earlier ones are loaded on demand, live events keep them current. */
export function useThreadMessages(thread: Thread) {
  const fetcher = useFetcher<typeof loader>();
  const { data: earlier } = fetcher;
  const [known, setKnown] = useState<KnownMessages>(thread);
  const [loaded, setLoaded] = useState<{ newest: Thread; earlier: typeof earlier }>({
    newest: thread,
    earlier,
  });
  if (loaded.newest !== thread || loaded.earlier !== earlier) {
    setLoaded({ newest: thread, earlier });
    const grown = earlier && loaded.earlier !== earlier ? withEarlier(known, earlier) : known;
    setKnown(loaded.newest === thread ? grown : withNewest(grown, thread));
  }

  const { load } = fetcher;
  const beforeId = known.messages[0]?.id;
  const conversationId = thread.conversationId ?? undefined;
  const earlierPath = messagesPath({ conversationId, before: beforeId });
  const showEarlier = () => void load(earlierPath.replace('/messages?', '/messages/earlier?'));
  const hear = useCallback((news: MessageNews) => setKnown((before) => withNews(before, news)), []);
  return { ...known, earlierPath, showEarlier, isLoadingEarlier: fetcher.state !== 'idle', hear };
}
