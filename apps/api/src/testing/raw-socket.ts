import { connect, type Socket } from 'node:net';

interface RawSocket {
  socket: Socket;
  /** Everything that was answered until the other side closed. */
  closed: Promise<string>;
}

/** A connection that sends the given bytes, whether HTTP or not. */
export function openRaw(port: number, ...pieces: (string | Uint8Array)[]): RawSocket {
  const socket = connect({ port, host: '127.0.0.1' });
  const answered: Buffer[] = [];
  socket.on('data', (piece) => answered.push(Buffer.from(piece)));
  // A reset connection counts as closed; what matters is what was answered before.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((settle) =>
    socket.on('close', () => settle(Buffer.concat(answered).toString('latin1'))),
  );
  for (const piece of pieces) socket.write(piece);
  return { socket, closed };
}

export const statusIn = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

/** Sends these lines as a request on a new connection and waits for its end. */
export const sendRaw = (port: number, ...lines: string[]): Promise<string> =>
  openRaw(port, `${lines.join('\r\n')}\r\n\r\n`).closed;
