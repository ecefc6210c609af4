import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '#/loading/when-quiet.ts';

const loadHead = async (): Promise<ComponentType> =>
  (await import(/* webpackChunkName: "print-head" */ '@academy/shared-ui/print-head')).PrintHead;

/** The head and the foot of printed pages. Nobody prints a page that is not there yet: its code comes when it is idle. */
export function SheetHead({ load = loadHead }: { load?: () => Promise<ComponentType> }) {
  const [Head, setHead] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenQuiet(
        () =>
          void load().then(
            (loaded) => setHead(() => loaded),
            () => {},
          ),
      ),
    [load],
  );
  return Head && <Head />;
}
