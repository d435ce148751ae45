/** Which conversation is open: a known one, or a person and what it is about. */
export interface ThreadPlace {
  conversationId?: number | undefined;
  userId?: number | undefined;
  classifiedId?: number | undefined;
  bookingId?: number | undefined;
}

/** Which conversations are listed. */
export interface ListPlace {
  search: string;
  isUnreadOnly: boolean;
  olderThan?: number | undefined;
}

export interface MessagesPlace {
  list: ListPlace;
  /** Null where only the list is open. */
  thread: ThreadPlace | null;
  /** Messages before this one are shown, for readers without scripts. */
  before: number | undefined;
}

const idIn = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
};

/** What the address of the messages page names; invalid parts are ignored. */
export function placeIn(query: URLSearchParams): MessagesPlace {
  const thread: ThreadPlace = {
    conversationId: idIn(query, 'conversation_id'),
    userId: idIn(query, 'user_id'),
    classifiedId: idIn(query, 'classified_id'),
    bookingId: idIn(query, 'booking_id'),
  };
  return {
    list: {
      search: (query.get('search') ?? '').trim(),
      isUnreadOnly: query.get('only') === 'unread',
      olderThan: idIn(query, 'older_than'),
    },
    thread: thread.conversationId === undefined && thread.userId === undefined ? null : thread,
    before: idIn(query, 'before'),
  };
}

type Parts = Partial<ListPlace> & ThreadPlace & { before?: number | undefined };

/** Address of the messages page with the given parts. */
export function messagesPath({ search, isUnreadOnly, olderThan, before, ...thread }: Parts): string {
  const named: [string, string | number | undefined][] = [
    ['conversation_id', thread.conversationId],
    ['user_id', thread.userId],
    ['classified_id', thread.classifiedId],
    ['booking_id', thread.bookingId],
    ['search', search || undefined],
    ['only', isUnreadOnly ? 'unread' : undefined],
    ['older_than', olderThan],
    ['before', before],
  ];
  const query = new URLSearchParams();
  for (const [name, value] of named) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `/messages?${query}` : '/messages';
}
