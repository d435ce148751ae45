import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

interface Asked {
  /** Method and path. */
  call: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

type Answer = { status?: number; body: unknown } | 'silence';

export interface RecordedProvider {
  base: string;
  /** Its answers by method and path; several are given one after another, and the last one from then on. */
  answers: Record<string, Answer | Answer[]>;
  asked: Asked[];
}

/** A local server that answers as configured, in the formats that the real providers document. */
export function recordedProvider(): RecordedProvider {
  const provider: RecordedProvider = { base: '', answers: {}, asked: [] };
  const next = (call: string): Answer => {
    const answer = provider.answers[call] ?? { status: 404, body: { error: { code: 'unknown_path' } } };
    if (!Array.isArray(answer)) return answer;
    return (answer.length > 1 ? answer.shift() : answer[0]) ?? 'silence';
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = `${request.method} ${pathname}`;
    const text = Buffer.concat(chunks).toString('utf8');
    provider.asked.push({ call, query: searchParams, headers: request.headers, text });
    const answer = next(call);
    if (answer === 'silence') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    provider.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    provider.answers = {};
    provider.asked = [];
  });
  return provider;
}
