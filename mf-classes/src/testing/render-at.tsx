import { filesInRooms, remoteTests } from '@academy/shared-ui/testing';
import type { ComponentType } from 'react';
import declared from '../../remote.ts';
import { texts } from './texts.ts';

const files = filesInRooms(
  import.meta.glob('../*/features/*/*.page.tsx'),
  import.meta.glob('../*/features/*/*.slot.tsx'),
);
const tests = remoteTests(declared, texts, files);
export const { renderAt, renderInSlot } = tests;

/** The remote at a path, with a part of another remote in its slots. */
export const renderAtWithFiller = (path: string, Filler: ComponentType<object>) =>
  tests.renderWithHost(path, {
    fillersOf: () => [{ id: 'elsewhere', label: null }],
    draw: (_name, _id, props) => <Filler {...props} />,
  });
