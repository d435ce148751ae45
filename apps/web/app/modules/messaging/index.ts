/** Front door of messaging: what other modules and pages may use. */
export { ConversationList } from './components/conversation-list.tsx';
export { SubjectBar, ThreadContext } from './components/thread-context.tsx';
export { ThreadPane } from './components/thread-pane.tsx';
export { useHere } from './components/use-here.ts';
export { useFreshMessages } from './components/use-message-news.ts';
export { correspondentActs, messageActs } from './message-acts.ts';
export { messagesPath, placeIn } from './messages-path.ts';
