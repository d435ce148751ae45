import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSecret, presentSeal, renewSeal, sealSecret } from './secrets.ts';

const newKey = () => randomBytes(32).toString('base64');
const under = (...SECRETS_KEY: string[]) => ({ SECRETS_KEY, SOUK_DATA: '/nowhere' });

describe('a sealed secret', () => {
  test('opens at its place, tells nothing of itself, and is another each time', () => {
    const settings = under(newKey());

    const [one, two] = [sealSecret(settings, 'app:7', 'JBSWY3DP'), sealSecret(settings, 'app:7', 'JBSWY3DP')];

    expect(openSecret(settings, 'app:7', one)).toBe('JBSWY3DP');
    expect(one).not.toBe(two);
    expect(one).not.toContain('JBSWY3DP');
    expect(one.startsWith(presentSeal(settings))).toBe(true);
  });

  test('does not open at another place', () => {
    const settings = under(newKey());
    const sealed = sealSecret(settings, 'app:7', 'JBSWY3DP');

    expect(() => openSecret(settings, 'app:8', sealed)).toThrow();
  });

  test('does not open once a single letter of it was changed, or its end was cut off', () => {
    const settings = under(newKey());
    const sealed = sealSecret(settings, 'app:7', 'JBSWY3DP');
    const start = presentSeal(settings).length;
    const changed = Array.from({ length: sealed.length - start - 1 }, (_, index) => {
      const at = start + index;
      return sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    });
    const cut = Array.from({ length: sealed.length - start }, (_, index) => sealed.slice(0, start + index));

    for (const wrong of [...changed, ...cut])
      expect(() => openSecret(settings, 'app:7', wrong), wrong).toThrow();
  });

  test('opens under former keys, and is sealed anew under the present one', () => {
    const [former, present] = [newKey(), newKey()];
    const sealed = sealSecret(under(former), 'app:7', 'JBSWY3DP');

    const renewed = renewSeal(under(present, former), 'app:7', sealed);

    expect(openSecret(under(present, former), 'app:7', sealed)).toBe('JBSWY3DP');
    expect(openSecret(under(present), 'app:7', renewed)).toBe('JBSWY3DP');
    expect(() => openSecret(under(present), 'app:7', sealed)).toThrow(/SECRETS_KEY: .+ Add that key/);
  });

  test('is made of what was stored in the open', () => {
    const settings = under(newKey());

    expect(openSecret(settings, 'app:7', renewSeal(settings, 'app:7', 'JBSWY3DP'))).toBe('JBSWY3DP');
  });
});

describe('without a key in the settings', () => {
  test('one is made in the data folder, for its owner alone, and stays', () => {
    const folder = mkdtempSync(join(tmpdir(), 'souk-secrets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const start = () => ({ SECRETS_KEY: undefined, SOUK_DATA: join(folder, 'data') });

    const sealed = sealSecret(start(), 'app:7', 'JBSWY3DP');

    expect(openSecret(start(), 'app:7', sealed)).toBe('JBSWY3DP');
    expect(readdirSync(join(folder, 'data'))).toEqual(['secrets-key']);
    expect(statSync(join(folder, 'data/secrets-key')).mode & 0o077).toBe(0);
  });
});
