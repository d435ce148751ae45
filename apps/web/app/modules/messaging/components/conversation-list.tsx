import { Trans, useLingui } from '@lingui/react/macro';
import type { Conversation } from '@souk/contract/modules/messaging/conversations';
import { Search } from 'lucide-react';
import { Form, Link, useSubmit } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChipLink } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type ListPlace, messagesPath } from '../messages-path.ts';
import { ConversationRow } from './conversation-row.tsx';

interface ConversationListProps {
  conversations: Conversation[];
  next: number | null;
  place: ListPlace;
  openId: number | null;
}

function SearchForm({ place, openId }: Pick<ConversationListProps, 'place' | 'openId'>) {
  const { t } = useLingui();
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action="/messages"
      role="search"
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {openId !== null && <input type="hidden" name="conversation_id" value={openId} />}
      {place.isUnreadOnly && <input type="hidden" name="only" value="unread" />}
      <TextField
        name="search"
        type="search"
        label={t`Search people`}
        isLabelHidden
        icon={Search}
        placeholder={t`Search people`}
        defaultValue={place.search}
        autoComplete="off"
        maxLength={100}
      />
    </Form>
  );
}

function Filters({ place, openId }: Pick<ConversationListProps, 'place' | 'openId'>) {
  const { t } = useLingui();
  const { search, isUnreadOnly } = place;
  const path = (isUnread: boolean) =>
    messagesPath({ search, isUnreadOnly: isUnread, conversationId: openId ?? undefined });
  return (
    <nav aria-label={t`Filter conversations`} className="flex gap-2">
      <ChipLink to={path(false)} isChosen={!isUnreadOnly}>
        <Trans>All</Trans>
      </ChipLink>
      <ChipLink to={path(true)} isChosen={isUnreadOnly}>
        <Trans>Unread</Trans>
      </ChipLink>
    </nav>
  );
}

function NoConversations({ place }: { place: ListPlace }) {
  const { search } = place;
  const all = (
    <ButtonLink to="/messages" tone="line" size="sm">
      <Trans>Show all</Trans>
    </ButtonLink>
  );
  if (search)
    return (
      <EmptyState title={<Trans>No match for {search}</Trans>} action={all}>
        <Trans>Search by the name of the person you are writing to.</Trans>
      </EmptyState>
    );
  if (place.isUnreadOnly)
    return (
      <EmptyState title={<Trans>All read</Trans>} action={all}>
        <Trans>New messages will be listed here.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={<Trans>No messages yet</Trans>}>
      <Trans>Write to a seller, and your conversation will appear here.</Trans>
    </EmptyState>
  );
}

/** The user's conversations, with search and a filter that are part of the address. */
export function ConversationList({ conversations, next, place, openId }: ConversationListProps) {
  const { search, isUnreadOnly, olderThan } = place;
  const filters = { search, isUnreadOnly };
  const more = `${linkClass} tap inline-flex min-h-11 items-center px-3 text-sm`;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="space-y-3 p-4 pb-3">
        <h1 className="h-page">
          <Trans>Messages</Trans>
        </h1>
        <SearchForm key={openId ?? 'none'} place={place} openId={openId} />
        <Filters place={place} openId={openId} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-3">
        {olderThan !== undefined && (
          <Link to={messagesPath({ ...filters, conversationId: openId ?? undefined })} className={more}>
            <Trans>Back to the newest</Trans>
          </Link>
        )}
        {conversations.length === 0 && <NoConversations place={place} />}
        <ul>
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              to={messagesPath({ ...filters, olderThan, conversationId: conversation.id })}
              isOpen={conversation.id === openId}
            />
          ))}
        </ul>
        {next !== null && (
          <Link
            to={messagesPath({ ...filters, olderThan: next, conversationId: openId ?? undefined })}
            className={more}
          >
            <Trans>Show older conversations</Trans>
          </Link>
        )}
      </div>
    </div>
  );
}
