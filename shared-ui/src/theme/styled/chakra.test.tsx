import { ChakraProvider, chakra as libraryFactory } from '@chakra-ui/react/styled-system';
import { act } from '@testing-library/react';
import { type ReactNode, type Ref, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { buttonRecipe } from '../../controls/button-recipe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { system } from '../system.ts';
import { chakra } from './chakra.ts';

type Factory = typeof chakra;

const Anchor = ({ to, ...props }: { to: string; className?: string; children?: ReactNode }) => (
  <a href={to} {...props} />
);
const apart = { '& > a': { color: 'fg', _hover: { color: 'brand.fg' } } };

const cases: Record<string, (factory: Factory) => ReactNode> = {
  'styles as props': ({ div: Div }) => <Div padding="4" color={{ base: 'fg', md: 'fg.muted' }} _hover={{ bg: 'bg' }} />,
  'styles of an object and of a list': ({ div: Div }) => (
    <Div css={[apart, false && apart, { margin: '2' }]} margin="1" />
  ),
  'base styles': (factory) => {
    const Line = factory('div', { base: { display: 'flex', gap: '4' } });
    return <Line gap={0} flexWrap={undefined} />;
  },
  'variants with their defaults': (factory) => {
    const Button = factory('button', buttonRecipe);
    return <Button variant="ghost" type="button" disabled data-row="1" aria-label="x" onClick={() => {}} />;
  },
  'a component made from a component': (factory) => {
    const Line = factory('div', { base: { display: 'flex', gap: '4' }, variants: { tone: { dark: { color: 'fg' } } } });
    const Other = factory(Line as never, { base: { gap: '2' } }) as typeof Line;
    return <Other tone="dark" />;
  },
  'a component that takes a class': (factory) => {
    const Link = factory(Anchor, { base: { color: 'fg' } });
    return <Link to="/there" fontWeight="bold" />;
  },
  'another tag': ({ div: Div }) => <Div as="section" className="own other" style={{ top: 1 }} />,
  'a child that is drawn instead': ({ div: Div, span: Inner }) => (
    <Div asChild padding="4" className="own" title="outer">
      <Inner color="fg" padding="2" className="inner" title="inner" />
    </Div>
  ),
  'a component’s class on a styled element': (factory) => {
    const Inner = factory('a', { base: { color: 'fg', padding: '1' } });
    const Outer = factory(Inner as never, { base: { padding: '3' } }) as typeof Inner;
    return (
      <Outer asChild padding="4">
        <Inner href="/there" />
      </Outer>
    );
  },
  'attributes whose names are styles': ({ svg: Svg, path: Path, img: Img }) => (
    <>
      <Svg width="4" viewBox="0 0 1 1">
        <Path d="M0 0" fill="none" />
      </Svg>
      <Img htmlWidth="30" width="full" alt="" />
    </>
  ),
  'an attribute that is none': ({ div: Div }) => <Div {...{ unknownThing: '1' }} hidden />,
};

/** Elements with their attributes in sorted order. */
const outlineOf = (element: Element): unknown => ({
  tag: element.tagName,
  attributes: [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
  children: [...element.children].map(outlineOf),
});
/** The library's own factory reads the system from its provider. */
const inProvider = (element: ReactNode) => (
  <ChakraProvider value={system}>
    <main>{element}</main>
  </ChakraProvider>
);
const drawn = async (element: ReactNode) => outlineOf((await renderUi(inProvider(element))).container);

test.each(Object.keys(cases))('%s: the same elements and classes as the library’s', async (name) => {
  const draw = cases[name] ?? (() => null);
  expect(await drawn(draw(chakra))).toEqual(await drawn(draw(libraryFactory)));
});

test('a class’s rules are there when it is drawn, also when it changes', async () => {
  const { div: Div } = chakra;
  let change = (_size: string) => {};
  function Changing() {
    const [size, setSize] = useState('3px');
    change = setSize;
    return <Div data-testid="it" width={size} />;
  }
  const { getByTestId } = await renderUi(<Changing />);
  expect(getComputedStyle(getByTestId('it')).width).toBe('3px');
  act(() => change('7px'));
  expect(getComputedStyle(getByTestId('it')).width).toBe('7px');
});

test('the rules of each commit have a style element of their own, up to forty', async () => {
  const { div: Div } = chakra;
  const elements = () => document.querySelectorAll('style[data-emotion]').length;
  let change = (_size: number) => {};
  function Changing() {
    const [size, setSize] = useState(1001);
    change = setSize;
    return <Div data-testid="it" width={`${size}px`} />;
  }
  const { getByTestId } = await renderUi(<Changing />);
  const before = elements();
  act(() => change(1002));
  expect(elements()).toBe(Math.min(before + 1, 40));
  for (let size = 1003; size < 1050; size += 1) act(() => change(size));
  expect(elements()).toBe(40);
  expect(getComputedStyle(getByTestId('it')).width).toBe('1049px');
});

test('a child drawn by `asChild` keeps its handlers and its ref in addition to those of the component', async () => {
  const { div: Div } = chakra;
  const [outer, inner, outerRef, innerRef] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const { getByRole, user, unmount } = await renderUi(
    <Div asChild onClick={outer} ref={outerRef as Ref<HTMLDivElement>}>
      <button type="button" onClick={inner} ref={innerRef} />
    </Div>,
  );
  const button = getByRole('button');
  await user.click(button);
  expect([outer, inner].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect([outerRef, innerRef].map(({ mock }) => mock.calls[0]?.[0])).toEqual([button, button]);
  unmount();
  expect([outerRef, innerRef].map(({ mock }) => mock.calls.at(-1)?.[0])).toEqual([null, null]);
});
