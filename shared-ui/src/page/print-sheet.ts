import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Fetches the sheet's content; the resolved function shows it. */
type Preparation = () => Promise<(() => void) | undefined>;
const preparations = new Set<Preparation>();

/** Prints the page, after everything that normally shows a part, such as a list, shows all. */
export async function printSheet(): Promise<void> {
  const prepared = await Promise.allSettled([...preparations].map((prepare) => prepare()));
  flushSync(() => {
    for (const each of prepared) if (each.status === 'fulfilled') each.value?.();
  });
  window.print();
}

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'p' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** The browser prints at once, so its shortcut waits for the preparations too. */
function printOnKey(event: KeyboardEvent): void {
  if (!isPrintKey(event) || event.defaultPrevented) return;
  event.preventDefault();
  void printSheet();
}

/** `prepare` runs before the page is printed, `restore` afterwards. */
export function usePrintPreparation(prepare: Preparation, restore: () => void): void {
  const onPrint = useEffectEvent(prepare);
  const onPrinted = useEffectEvent(restore);
  useEffect(() => {
    const preparation = () => onPrint();
    const afterPrint = () => onPrinted();
    if (preparations.size === 0) window.addEventListener('keydown', printOnKey);
    preparations.add(preparation);
    window.addEventListener('afterprint', afterPrint);
    return () => {
      preparations.delete(preparation);
      if (preparations.size === 0) window.removeEventListener('keydown', printOnKey);
      window.removeEventListener('afterprint', afterPrint);
    };
  }, []);
}
