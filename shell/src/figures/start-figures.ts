import type { BootData } from '#/boot-data.ts';
import { whenQuiet } from '#/loading/when-quiet.ts';
import { noteErrors } from './note-errors.ts';

/** Starts recording errors; the code that sends loads after the page has had time. A page works the same without it. */
export function startFigures(boot: BootData | null): void {
  noteErrors(boot?.shellVersion ?? __SHELL_VERSION__);
  whenQuiet(() => {
    void import(/* webpackChunkName: "figures" */ './send-figures.ts').then(
      ({ sendFigures }) => sendFigures(boot?.figuresEvery ?? 1),
      () => {},
    );
  });
}
