import { describe, expect, it } from 'vitest';
import { lock } from './lock.ts';
import { watch } from './watched.ts';

class Base {
  kind = 'base';
  speak() {
    return 'base';
  }
  listen() {
    return 'base';
  }
}
const copyOfBase = () => Object.create(null, Object.getOwnPropertyDescriptors(Base.prototype)) as Base;

describe('a locked object', () => {
  it('a locked object cannot be written, redefined or emptied', () => {
    const locked = copyOfBase();
    lock(locked, { assignable: ['speak'] });
    for (const key of ['speak', 'listen'] as const) {
      expect(() => Object.assign(locked, { [key]: () => 'other' })).toThrow(TypeError);
      expect(() => Object.defineProperty(locked, key, { value: () => 'other' })).toThrow(TypeError);
      expect(Reflect.deleteProperty(locked, key)).toBe(false);
      expect(locked[key]()).toBe('base');
    }
  });

  it('objects that inherit from a locked one may get listed names by assignment, other names by definition', () => {
    const locked = copyOfBase();
    lock(locked, { assignable: ['speak'] });
    const heir = Object.create(locked) as Base;
    heir.speak = () => 'heir';
    expect([heir.speak(), locked.speak(), Object.keys(heir)]).toEqual(['heir', 'base', ['speak']]);
    expect(() => Object.assign(heir, { listen: () => 'heir' })).toThrow(TypeError);
    Object.defineProperty(heir, 'listen', { value: () => 'heir' });
    expect(heir.listen()).toBe('heir');
  });

  it('excluded names stay writable, and polyfills can be added', () => {
    const locked = copyOfBase();
    lock(locked, { assignable: 'all', left: ['listen'] });
    Object.assign(locked, { listen: () => 'other', added: 1 });
    expect([locked.listen(), locked]).toEqual(['other', expect.objectContaining({ added: 1 })]);
  });
});

describe('a watched object', () => {
  it('changes and additions are undone and reported, polyfills stay', () => {
    const object = copyOfBase();
    const watched = watch(new Map([['Base.prototype', object]]));
    expect(watched.restore()).toEqual([]);
    Object.assign(object, { speak: () => 'other', last: 1 });
    Object.defineProperty(object, 'polyfill', { value: 1, configurable: true });
    Reflect.deleteProperty(object, 'listen');
    expect(watched.restore().sort()).toEqual(['Base.prototype.last', 'Base.prototype.listen', 'Base.prototype.speak']);
    expect([object.speak(), object.listen(), 'last' in object, 'polyfill' in object]).toEqual([
      'base',
      'base',
      false,
      true,
    ]);
    expect(watched.restore()).toEqual([]);
  });

  it('an accepted change is not reported any more', () => {
    const object = copyOfBase();
    const watched = watch(new Map([['Base.prototype', object]]));
    Object.assign(object, { speak: () => 'own' });
    watched.accept();
    expect(watched.restore()).toEqual([]);
    expect(object.speak()).toBe('own');
  });
});
