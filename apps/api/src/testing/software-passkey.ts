import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** CBOR (RFC 8949) of small maps, numbers, texts and bytes, which is all that a key and its attestation need. */
function cbor(value: number | string | Uint8Array | Map<unknown, unknown>): Buffer {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -value - 1);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const pairs = [...value].flat() as never[];
    return Buffer.concat([head(5, value.size), ...pairs.map((part) => cbor(part))]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

const flags = { present: 1, verified: 4, attested: 64 };

/** A passkey in memory, as a browser would use it. */
export class SoftwarePasskey {
  readonly id = randomBytes(16);
  signCount = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;

  constructor(publicUrl: string) {
    this.#origin = new URL(publicUrl).origin;
  }

  #clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(flag: number, also: Uint8Array = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.signCount);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flag]), count, also]);
  }

  #wrap<T extends object>(response: T) {
    const id = b64(this.id);
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  /** The browser's response for a new passkey. */
  make(options: Record<string, unknown>, origin = this.#origin) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const authData = this.#data(flags.present | flags.verified | flags.attested, attested);
    const attestation = new Map<string, string | Uint8Array | Map<unknown, unknown>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#wrap({
      attestationObject: b64(cbor(attestation)),
      clientDataJSON: b64(this.#clientData('webauthn.create', String(options.challenge), origin)),
      transports: ['internal'],
    });
  }

  /** The browser's response for a sign-in. */
  answer(options: Record<string, unknown>, { origin = this.#origin, isVerified = true } = {}) {
    this.signCount += 1;
    const authenticatorData = this.#data(flags.present | (isVerified ? flags.verified : 0));
    const clientData = this.#clientData('webauthn.get', String(options.challenge), origin);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return this.#wrap({
      authenticatorData: b64(authenticatorData),
      clientDataJSON: b64(clientData),
      signature: b64(sign('sha256', signed, this.#keys.privateKey)),
    });
  }
}
