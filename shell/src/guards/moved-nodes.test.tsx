import { tolerateMovedNodes } from '@academy/shared-auth/moved-nodes';
import { act, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';

let stop = () => {};
beforeEach(() => {
  stop = tolerateMovedNodes();
});
afterEach(() => stop());

function textsOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Like a browser's translation. */
const replaceTexts = (root: Element) => {
  for (const text of textsOf(root))
    text.replaceWith(Object.assign(document.createElement('font'), { textContent: 'x' }));
};

/** As extensions do. */
const wrapTexts = (root: Element) => {
  for (const text of textsOf(root)) {
    const mark = document.createElement('mark');
    text.replaceWith(mark);
    mark.append(text);
  }
};

/** Renders `first`, changes the document, renders `second`. */
function drawBoth(first: ReactNode, second: ReactNode, change: (root: Element) => void) {
  let next = () => {};
  function Page() {
    const [isNext, setNext] = useState(false);
    next = () => setNext(true);
    return <p>{isNext ? second : first}</p>;
  }
  const { container } = render(<Page />);
  change(container);
  act(() => next());
  return container.innerHTML;
}

const withWait = ['Save', null];
const waiting = [<b key="wait">Wait</b>, 'Save'];

test('a text that was wrapped is removed with its wrapper', () => {
  expect(drawBoth(['Save', <i key="mark" />], [null, <i key="mark" />], wrapTexts)).toBe('<p><i></i></p>');
});

test('an element can be inserted before a text that was wrapped', () => {
  expect(drawBoth([null, 'Save'], waiting, wrapTexts)).toBe('<p><b>Wait</b><mark>Save</mark></p>');
});

test('a page whose texts were replaced keeps working', () => {
  expect(drawBoth([null, 'Save'], waiting, replaceTexts)).toBe('<p><font>x</font><b>Wait</b></p>');
  expect(drawBoth(withWait, [<b key="wait">Wait</b>, null], replaceTexts)).toContain('<b>Wait</b>');
});

test('a wrapper with other content keeps it', () => {
  const parent = document.createElement('p');
  parent.innerHTML = '<mark>one<i>two</i></mark>';
  const text = parent.querySelector('mark')?.firstChild as Text;
  parent.removeChild(text);
  expect(parent.innerHTML).toBe('<mark><i>two</i></mark>');
});

test('nodes that nobody moved are inserted and removed as usual', () => {
  const parent = document.createElement('p');
  parent.innerHTML = '<i></i><b></b>';
  const [first, last] = [parent.firstChild as Node, parent.lastChild as Node];
  parent.insertBefore(document.createElement('u'), last);
  parent.removeChild(first);
  expect(parent.innerHTML).toBe('<u></u><b></b>');
});
