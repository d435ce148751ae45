declare module 'autocannon' {
  interface Sent {
    method: 'GET' | 'POST';
    path: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Sent) => Sent;
  }

  interface Client {
    setRequests: (requests: Sent[]) => void;
  }

  interface Options {
    url: string;
    connections: number;
    duration: number;
    timeout?: number;
    requests: Sent[];
    setupClient?: (client: Client) => void;
  }

  interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  }

  export type { Sent };
  export default function autocannon(options: Options): Promise<Result>;
}
