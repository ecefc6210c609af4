import { useEffect, useState } from 'react';

type Phones = typeof import('./phones.ts');

let loaded: Phones | null = null;

/** What is known of the world's phones; null until it has loaded. */
export function usePhones(isWanted = true): Phones | null {
  const [phones, setPhones] = useState(loaded);
  useEffect(() => {
    if (!isWanted || phones) return;
    let isHere = true;
    import('./phones.ts').then(
      (module) => {
        loaded = module;
        if (isHere) setPhones(module);
      },
      // The field then takes numbers with + and the code, which the API checks.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, phones]);
  return phones;
}
