import type { SlotName, SlotProps } from '@academy/shared-auth/contract';
import { Slot, SlotContext, type SlotHost } from '@academy/shared-ui';
import { type RemoteUnderTest, renderRemote } from '@academy/shared-ui/testing';
import { type ComponentType, Suspense } from 'react';
import ar from '#locales/ar/subscriptions.json';
import en from '#locales/en/subscriptions.json';
import declared from '../../remote.ts';

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
  name: 'mf-subscriptions',
  namespace: 'subscriptions',
  texts: { en, ar },
  screens,
  slots: declared.slots.map(({ id, part }) => ({ id, load: () => slotPartOf(part) })),
};

/**
 * The remote at a path, as the shell mounts it; every call is a new page. `preloadsAll` is for tests that go on to
 * other screens by themselves.
 */
export const renderAt = (path: string, language: 'en' | 'ar' = 'en', preloadsAll = false) =>
  renderRemote(remote, { path, language, preloadsAll });

/** Shown first, so that the place is not empty before the filler has decided. */
const Waiting = () => <span />;

/** The remote's filler of a slot on another remote's page, in that page's place. */
export function renderInSlot<Name extends SlotName>(
  name: Name,
  props: SlotProps<Name>,
  language: 'en' | 'ar' = 'en',
  only?: string,
) {
  const fillers = declared.slots.filter(({ slot, id }) => slot === name && (!only || id === only));
  return renderRemote(remote, {
    path: '/dashboard/elsewhere',
    language,
    draw: ({ slots }) => {
      const host: SlotHost = {
        fillersOf: () => fillers.map(({ id, when }) => ({ id, label: null, when })),
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
