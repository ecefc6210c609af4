import { deviceStorage } from '@academy/shared-auth';
import { useState } from 'react';
import type { Density } from '../list-types.ts';

/** A habit of the eyes rather than of one list: kept once for all of them. */
const KEY = 'list-density';

const readDensity = (): Density => (deviceStorage.read(KEY) === 'compact' ? 'compact' : 'comfortable');

/** How high the rows of tables are, as this browser's user chose it. A browser that stores nothing still changes it. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState(readDensity);
  const choose = (chosen: Density) => {
    setDensity(chosen);
    deviceStorage.write(KEY, chosen);
  };
  return [density, choose];
}
