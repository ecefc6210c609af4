import type { Language } from '@academy/shared-auth';
import type { RemoteDeclaration, SlotName, SlotProps } from '@academy/shared-auth/contract';
import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { RemoteModuleOptions } from '../remote/create-remote-module.tsx';
import { Slot } from '../slots/slot.tsx';
import { SlotContext, type SlotHost } from '../slots/slot-host.ts';
import { type RemoteUnderTest, renderRemote } from './render-remote.tsx';

type LoadPage = RemoteModuleOptions['screens'][number]['load'];
type LoadPart = NonNullable<RemoteModuleOptions['slots']>[number]['load'];

/** How a remote imports its own files, by the names of its declaration: `feature` or `feature/file`. */
interface RemoteFiles {
  page: (feature: string, file: string) => ReturnType<LoadPage>;
  /** For a remote that fills slots. */
  slot?: (feature: string, file: string) => ReturnType<LoadPart>;
}

/** Importers of files, by path. */
type FoundFiles<Load> = Readonly<Record<string, Load>>;

declare global {
  interface ImportMeta {
    /** Of Vite, which runs the tests: importers of the files that match a pattern. */
    glob: <Load>(pattern: string) => FoundFiles<Load>;
  }
}

/** The files of a remote whose features stand in rooms: their names say nothing of the room. */
export function filesInRooms(pages: FoundFiles<LoadPage>, slots: FoundFiles<LoadPart> = {}): Required<RemoteFiles> {
  const find = <Load,>(files: FoundFiles<() => Load>, name: string): Load => {
    const file = Object.keys(files).find((path) => path.endsWith(`/features/${name}.tsx`));
    const load = file && files[file];
    if (!load) throw new Error(`no room has features/${name}.tsx`);
    return load();
  };
  return {
    page: (feature, page) => find(pages, `${feature}/${page}.page`),
    slot: (feature, part) => find(slots, `${feature}/${part}.slot`),
  };
}

interface Placed {
  language?: Language;
  /** The fillers of the part's own slots. */
  host?: SlotHost | null;
}

/** The page of another remote, on which a part is drawn. */
const ELSEWHERE = '/dashboard/elsewhere';
const WAITING = 'The code of the part has not come';
/** Shown first, so that a place is not empty before its filler has decided. */
const Waiting = () => <span />;

type Names = [feature: string, file: string];
const namesOf = (path: string): Names => {
  const [feature = path, file = feature] = path.split('/');
  return [feature, file];
};

function remoteOf(
  { name, namespace, routes, slots }: RemoteDeclaration,
  texts: RemoteUnderTest['texts'],
  files: RemoteFiles,
) {
  const screens = routes.map(({ path, screen }) => ({ path, screen, load: () => files.page(...namesOf(screen)) }));
  const loadPart = (part: string) => {
    if (!files.slot) throw new Error(`${name} fills slots, but its tests cannot import the parts`);
    return files.slot(...namesOf(part));
  };
  return { name, namespace, texts, screens, slots: slots.map(({ id, part }) => ({ id, load: () => loadPart(part) })) };
}

type Parts = Readonly<Record<string, unknown>>;
const partOf = (slots: Parts, id: string) => {
  if (!slots[id]) throw new Error(`the remote declares no part ${id}`);
  return slots[id] as ComponentType<object>;
};

function onOwnPages(remote: RemoteUnderTest) {
  /** The remote at a path. `preloadsAll` is for tests that go on to other screens by themselves. */
  const renderAt = (path: string, language: Language = 'en', preloadsAll = false) =>
    renderRemote(remote, { path, language, preloadsAll });

  /** The remote at a path, with its slots filled by `host`. */
  const renderWithHost = (path: string, host: SlotHost, preloadsAll = false) => {
    const draw = ({ Component }: { Component: ComponentType }) => (
      <SlotContext value={host}>
        <Component />
      </SlotContext>
    );
    return renderRemote(remote, { path, draw, preloadsAll });
  };

  /** The remote at a path together with the count of its menu entry. */
  const renderWithBadge = (path: string, id: string, props: SlotProps<'menu.badge'>, language: Language = 'en') =>
    renderRemote(remote, {
      path,
      language,
      preloadsAll: true,
      draw: ({ Component, slots }) => {
        const Badge = partOf(slots, id);
        return (
          <>
            <Suspense fallback={null}>
              <Badge {...props} />
            </Suspense>
            <Component />
          </>
        );
      },
    });

  return { renderAt, renderWithHost, renderWithBadge };
}

function elsewhere(remote: RemoteUnderTest, declared: RemoteDeclaration['slots']) {
  /**
   * Some parts of the remote, each with its props, on a page of another remote. Their code is loaded: a part that draws
   * nothing has decided so.
   */
  const renderParts = async (
    parts: Readonly<Record<string, object>>,
    { language = 'en', host = null }: Placed = {},
  ) => {
    const view = await renderRemote(remote, {
      path: ELSEWHERE,
      language,
      draw: ({ slots }) => (
        <SlotContext value={host}>
          <Suspense fallback={WAITING}>
            {Object.entries(parts).map(([id, props]) => {
              const Part = partOf(slots, id);
              return <Part key={id} {...props} />;
            })}
          </Suspense>
        </SlotContext>
      ),
    });
    await waitFor(() => {
      if (screen.queryByText(WAITING)) throw new Error(WAITING);
    });
    return view;
  };

  /** The remote's fillers of a slot, on a page of another remote that places it with `place`. */
  const renderInPage = <Name extends SlotName>(
    name: Name,
    Owner: ComponentType<{ place: (props: SlotProps<Name>) => ReactNode }>,
    language: Language = 'en',
    only?: string,
  ) => {
    const fillers = declared.filter(({ slot, id }) => slot === name && (only === undefined || id === only));
    return renderRemote(remote, {
      path: ELSEWHERE,
      language,
      draw: ({ slots }) => {
        const host: SlotHost = {
          // Other remotes fill the slots of the remote's own parts.
          fillersOf: (asked) => (asked === name ? fillers.map(({ id, when }) => ({ id, label: null, when })) : []),
          draw: (_name, id, given) => {
            const Filler = partOf(slots, id);
            return <Filler {...given} />;
          },
        };
        return (
          <SlotContext value={host}>
            <Suspense fallback={<Waiting />}>
              <Owner place={(props) => <Slot name={name} props={props} />} />
            </Suspense>
          </SlotContext>
        );
      },
    });
  };

  /** The same in a region named "Place"; `only` selects one filler. */
  const renderInSlot = <Name extends SlotName>(
    name: Name,
    props: SlotProps<Name>,
    language: Language = 'en',
    only?: string,
  ) => renderInPage(name, ({ place }) => <section aria-label="Place">{place(props)}</section>, language, only);

  return { renderParts, renderInPage, renderInSlot };
}

/**
 * What the component tests of a remote draw, as the shell mounts it; each call is a new page in the language. Parts are
 * named by their `id` in the declaration.
 */
export function remoteTests(declared: RemoteDeclaration, texts: RemoteUnderTest['texts'], files: RemoteFiles) {
  const remote = remoteOf(declared, texts, files);
  return { ...onOwnPages(remote), ...elsewhere(remote, declared.slots) };
}
