import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '../../../platform/errors.ts';
import { type SocialFlow, withQuery } from './social-flow.ts';
import { askProvider, invalidToken, type SocialProvider } from './social-provider.ts';

interface App {
  id: string;
  secret: string;
}

const published = 'https://graph.facebook.com/v23.0';
const publishedDialog = 'https://www.facebook.com/v23.0/dialog/oauth';

const Debugged = z.object({
  data: z.object({ app_id: z.string().optional(), is_valid: z.boolean(), user_id: z.string().optional() }),
});
const Me = z.object({ id: z.string().min(1), name: z.string().optional(), email: z.string().optional() });

/** Facebook: the Graph API says whose token it is and which app it was issued to. */
export function facebook(app: App, graph: string = published): SocialProvider {
  return async (token) => {
    const check = new URL(`${graph}/debug_token`);
    check.searchParams.set('input_token', token);
    const debugged = Debugged.safeParse(
      await askProvider(check, { headers: { authorization: `Bearer ${app.id}|${app.secret}` } }),
    );
    if (!debugged.success) throw new Problem('provider-failed');
    const { app_id, is_valid, user_id } = debugged.data.data;
    if (!is_valid || app_id !== app.id) throw invalidToken();

    const profile = new URL(`${graph}/me`);
    profile.searchParams.set('fields', 'id,name,email');
    profile.searchParams.set('appsecret_proof', createHmac('sha256', app.secret).update(token).digest('hex'));
    const me = Me.safeParse(await askProvider(profile, { headers: { authorization: `Bearer ${token}` } }));
    if (!me.success) throw new Problem('provider-failed');
    if (me.data.id !== user_id) throw invalidToken();
    const { id, name, email } = me.data;
    // The Graph API returns an address only if its owner has confirmed it.
    return { socialId: id, email: email ?? null, isEmailVerified: email !== undefined, name: name ?? null };
  };
}

const TokenReply = z.object({ access_token: z.string() });

/** Facebook's pages; the answer is checked like a token from an app. */
export const facebookFlow = (
  app: App,
  { dialog = publishedDialog, graph = published }: { dialog?: string; graph?: string } = {},
): SocialFlow => ({
  isSimulated: false,
  authorizeUrl: ({ state }, redirectUri) =>
    withQuery(dialog, {
      client_id: app.id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'email,public_profile',
      state,
    }),
  exchange: async (code, _secrets, redirectUri) => {
    const query = { client_id: app.id, client_secret: app.secret, redirect_uri: redirectUri, code };
    const reply = TokenReply.safeParse(await askProvider(withQuery(`${graph}/oauth/access_token`, query)));
    if (!reply.success) throw new Problem('provider-failed');
    return facebook(app, graph)(reply.data.access_token);
  },
});
