import { usePrintPreparation } from '@academy/shared-ui';
import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '#/loading/when-quiet.ts';

const loadHead = async (): Promise<ComponentType> =>
  (await import(/* webpackChunkName: "print-head" */ '@academy/shared-ui/print-head')).PrintHead;

/** The head and the foot of printed pages: their code comes when the page is idle, or with the first print before that. */
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
  usePrintPreparation(
    async () => {
      if (Head) return;
      const loaded = await load();
      return () => setHead(() => loaded);
    },
    () => {},
  );
  return Head && <Head />;
}
