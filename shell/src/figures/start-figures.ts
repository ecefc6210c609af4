import type { BootData } from '#/boot-data.ts';
import { whenQuiet } from '#/loading/when-quiet.ts';
import { noteErrors } from './note-errors.ts';

/** Begins to note errors; the code that sends comes when the page has had its time. A page without it works the same. */
export function startFigures(boot: BootData | null): void {
  noteErrors(boot?.shellVersion ?? __SHELL_VERSION__);
  whenQuiet(() => {
    void import(/* webpackChunkName: "figures" */ './send-figures.ts').then(
      ({ sendFigures }) => sendFigures(boot?.figuresEvery ?? 1),
      () => {},
    );
  });
}
