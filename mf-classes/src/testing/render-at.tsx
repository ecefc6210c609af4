import { remoteTests } from '@academy/shared-ui/testing';
import type { ComponentType } from 'react';
import declared from '../../remote.ts';
import { texts } from './texts.ts';

const tests = remoteTests(declared, texts, {
  page: (feature, page) => import(`../features/${feature}/${page}.page.tsx`),
  slot: (feature, part) => import(`../features/${feature}/${part}.slot.tsx`),
});
export const { renderAt, renderInSlot } = tests;

/** The remote at a path, with a part of another remote in its slots. */
export const renderAtWithFiller = (path: string, Filler: ComponentType<object>) =>
  tests.renderWithHost(path, {
    fillersOf: () => [{ id: 'elsewhere', label: null }],
    draw: (_name, _id, props) => <Filler {...props} />,
  });
