import type { Endpoint, Envelope } from '@souk/contract/shared/endpoint';

/** One call through the only door to the data. */
export interface DoorCall {
  method: string;
  /** Concrete, below `/api/v2`. */
  path: string;
  endpoint: Endpoint;
  params?: unknown;
  query?: unknown;
  /** Plain values, or a `FormData` where the endpoint takes files. */
  body?: unknown;
  headers: Record<string, string>;
}

export interface DoorReply {
  status: number;
  headers: Record<string, string | string[]>;
  body: Envelope;
}

export type Door = (call: DoorCall) => Promise<DoorReply>;

/** What the server knows about a page request beside the request itself. */
export interface PageExtras {
  nonce: string;
  clientAddress: string;
  requestId: string;
  production: boolean;
  /** What was posted, where files came with it; the request itself carries its texts only. */
  form?: FormData | undefined;
  /** The market's home, for whoever has told no zone of their own. */
  timeZone: string;
}
