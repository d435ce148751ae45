import type { Endpoint, Envelope } from '@souk/contract/shared/endpoint';

/** One call through the door. */
export interface DoorCall {
  method: string;
  /** Without parameters, below `/api/v2`. */
  path: string;
  endpoint: Endpoint;
  params?: unknown;
  query?: unknown;
  /** Plain values, or a `FormData` if the endpoint takes files. */
  body?: unknown;
  headers: Record<string, string>;
}

export interface DoorReply {
  status: number;
  headers: Record<string, string | string[]>;
  body: Envelope;
}

export type Door = (call: DoorCall) => Promise<DoorReply>;

/** What the server knows about a page request besides the request itself. */
export interface PageExtras {
  nonce: string;
  clientAddress: string;
  requestId: string;
  production: boolean;
  /** The posted form if it has files; the request itself carries only its texts. */
  form?: FormData | undefined;
  /** The market's zone, for readers without one of their own. */
  timeZone: string;
}
