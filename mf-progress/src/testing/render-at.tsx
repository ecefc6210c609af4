import type { SlotName, SlotProps } from '@academy/shared-auth/contract';
import { Slot, SlotContext, type SlotHost } from '@academy/shared-ui';
import { type RemoteUnderTest, renderRemote } from '@academy/shared-ui/testing';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import ar from '#locales/ar/progress.json';
import en from '#locales/en/progress.json';
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

const { name, namespace } = declared;
const remote: RemoteUnderTest = {
  name,
  namespace,
  texts: { en, ar },
  screens: declared.routes.map(({ path, screen }) => ({ path, screen, load: () => pageOf(screen) })),
  slots: declared.slots.map(({ id, part }) => ({ id, load: () => slotPartOf(part) })),
};

/** The remote at a path, as the shell mounts it; every call is a new page. */
export const renderAt = (path: string, language: 'en' | 'ar' = 'en') => renderRemote(remote, { path, language });

/** The remote's fillers of a slot, in a page of another remote that places it with `place`. */
export const renderInPage = <Name extends SlotName>(
  slot: Name,
  Owner: ComponentType<{ place: (props: SlotProps<Name>) => ReactNode }>,
  language: 'en' | 'ar' = 'en',
) =>
  renderRemote(remote, {
    path: '/dashboard/elsewhere',
    language,
    draw: ({ slots }) => {
      const fillers = declared.slots.filter((filler) => filler.slot === slot);
      const host: SlotHost = {
        fillersOf: () => fillers.map(({ id }) => ({ id, label: null })),
        draw: (_name, id, given) => {
          const Filler = slots[id] as ComponentType<object>;
          return <Filler {...given} />;
        },
      };
      return (
        <SlotContext value={host}>
          <Suspense>
            <Owner place={(props) => <Slot name={slot} props={props} />} />
          </Suspense>
        </SlotContext>
      );
    },
  });
