import { expect, it } from 'vitest';
import { createSealer, isSealingKey, newSealingKey } from './sealer.ts';

const sealer = createSealer(newSealingKey());

it('a sealed text opens with its key and context, and its ciphertext differs each time', () => {
  const sealed = sealer.seal('a token', 'access:7');
  expect(sealer.unseal(sealed, 'access:7')).toBe('a token');
  expect(sealer.seal('a token', 'access:7').equals(sealed)).toBe(false);
  expect(sealed.toString('latin1')).not.toContain('a token');
});

it('a sealed text does not open with another key, another context or a changed byte', () => {
  const sealed = sealer.seal('a token', 'access:7');
  expect(createSealer(newSealingKey()).unseal(sealed, 'access:7')).toBeNull();
  expect(sealer.unseal(sealed, 'access:8')).toBeNull();
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(sealer.unseal(changed, 'access:7')).toBeNull();
  }
  expect(sealer.unseal(sealed.subarray(0, 20), 'access:7')).toBeNull();
});

it('a sealing key has 32 bytes', () => {
  expect([newSealingKey(), '', 'short', `${newSealingKey()}AAAA`].map(isSealingKey)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
