import type { Device } from './start-session.ts';

interface Caller {
  address: string;
  headers: Record<string, string | undefined>;
  body: { device_model?: string | undefined; device_type?: string | undefined };
}

/** The label by which the owner recognises a session: the app's own, otherwise the browser's. */
export const deviceOf = ({ address, headers, body }: Caller): Device => ({
  address,
  device: [body.device_model, body.device_type].filter(Boolean).join(' ') || (headers['user-agent'] ?? ''),
});
