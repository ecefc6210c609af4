import { deviceStorage } from '@academy/shared-auth';
import { useState } from 'react';
import type { Density } from '../list-types.ts';

/** A reading preference, not a property of one list: stored once for all of them. */
const KEY = 'list-density';

const readDensity = (): Density => (deviceStorage.read(KEY) === 'compact' ? 'compact' : 'comfortable');

/** The height of table rows, as this browser's user chose it. Without storage it still changes for the page. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState(readDensity);
  const choose = (chosen: Density) => {
    setDensity(chosen);
    deviceStorage.write(KEY, chosen);
  };
  return [density, choose];
}
