import { answerWithFeed } from '../answer-feed.server.ts';
import type { Route } from './+types/feed.ts';

export const handle = { access: 'public', screen: 'CalendarFeed' };

/** The calendar behind a secret address, for other programs. */
export const loader = (args: Route.LoaderArgs) => answerWithFeed(args, args.params.file);
