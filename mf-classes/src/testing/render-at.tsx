import type { SlotName, SlotProps } from '@academy/shared-auth/contract';
import { Slot, SlotContext, type SlotHost } from '@academy/shared-ui';
import { type RemoteUnderTest, renderRemote } from '@academy/shared-ui/testing';
import { type ComponentType, Suspense } from 'react';
import declared from '../../remote.ts';
import { texts } from './texts.ts';

type Page = Awaited<ReturnType<RemoteUnderTest['screens'][number]['load']>>;

/** A route's screen is named `feature` or `feature/page`. */
function pageOf(screen: string): Promise<Page> {
  const [feature, page = feature] = screen.split('/');
  return import(`../features/${feature}/${page}.page.tsx`);
}

type SlotPart = Awaited<ReturnType<NonNullable<RemoteUnderTest['slots']>[number]['load']>>;

function slotPartOf(part: string): Promise<SlotPart> {
  const [feature, name = feature] = part.split('/');
  return import(`../features/${feature}/${name}.slot.tsx`);
}

const screens = declared.routes.map(({ path, screen }) => ({ path, screen, load: () => pageOf(screen) }));

const remote: RemoteUnderTest = {
  name: 'mf-classes',
  namespace: 'classes',
  texts,
  screens,
  slots: declared.slots.map(({ id, part }) => ({ id, load: () => slotPartOf(part) })),
};

/**
 * The remote at a path, as the shell mounts it; every call is a new page. `preloadsAll` is for tests that go on to
 * other screens by themselves.
 */
export const renderAt = (path: string, language: 'en' | 'ar' = 'en', preloadsAll = false) =>
  renderRemote(remote, { path, language, preloadsAll });

/** The same, with a part of another remote in its slots. */
export const renderAtWithFiller = (path: string, Filler: ComponentType<object>) =>
  renderRemote(remote, {
    path,
    draw: ({ Component }) => (
      <SlotContext
        value={{
          fillersOf: () => [{ id: 'elsewhere', label: null }],
          draw: (_name, _id, props) => <Filler {...props} />,
        }}
      >
        <Component />
      </SlotContext>
    ),
  });

/** Shown first, so that the place is not empty before the filler has decided. */
const Waiting = () => <span />;

/** The remote's fillers of a slot on another remote's page, in that page's place; `only` selects one of them. */
export function renderInSlot<Name extends SlotName>(
  name: Name,
  props: SlotProps<Name>,
  language: 'en' | 'ar' = 'en',
  only?: string,
) {
  const fillers = declared.slots.filter(({ slot, id }) => slot === name && (only === undefined || id === only));
  return renderRemote(remote, {
    path: '/dashboard/elsewhere',
    language,
    draw: ({ slots }) => {
      const host: SlotHost = {
        // Other remotes fill the slots of the remote's own page.
        fillersOf: (asked) => (asked === name ? fillers.map(({ id, when }) => ({ id, label: null, when })) : []),
        draw: (_name, id, given) => {
          const Filler = slots[id] as ComponentType<object>;
          return <Filler {...given} />;
        },
      };
      return (
        <SlotContext value={host}>
          <section aria-label="Place">
            <Suspense fallback={<Waiting />}>
              <Slot name={name} props={props} />
            </Suspense>
          </section>
        </SlotContext>
      );
    },
  });
}
