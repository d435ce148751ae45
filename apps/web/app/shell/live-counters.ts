import { useEffect, useEffectEvent, useState } from 'react';
import { openLive, useLive } from '../lib/live.ts';
import type { Viewer } from '../lib/viewer.ts';

const counterNames = [
  'booking_count',
  'calendar_count',
  'cart_count',
  'notification_count',
  'wishlist_count',
  'message_count',
] as const;

type Counters = Pick<Viewer, (typeof counterNames)[number]>;

/** The numbers in a live message; each counter changes independently of the others (B-055). */
export function countersIn(payload: unknown): Partial<Counters> {
  if (typeof payload !== 'object' || payload === null) return {};
  const told: Partial<Counters> = {};
  for (const name of counterNames) {
    const value: unknown = Reflect.get(payload, name);
    if (typeof value === 'number') told[name] = value;
  }
  return told;
}

/** The viewer with the server's latest counters; a newly loaded page's numbers replace them. */
export function useLiveViewer(viewer: Viewer | null, renderedAt: string): Viewer | null {
  const [told, setTold] = useState<{ since: Viewer; counters: Partial<Counters> }>();
  const userId = viewer?.user_id;
  const connect = useEffectEvent((id: number) => openLive(id, renderedAt));
  useEffect(() => (userId === undefined ? undefined : connect(userId)), [userId]);
  useLive('counters', (payload) => {
    if (!viewer) return;
    const before = told?.since === viewer ? told.counters : {};
    setTold({ since: viewer, counters: { ...before, ...countersIn(payload) } });
  });
  return viewer && told?.since === viewer ? { ...viewer, ...told.counters } : viewer;
}
