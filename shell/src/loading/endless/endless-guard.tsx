import { Component, type ReactNode, type RefObject } from 'react';
import { hasUnsaved } from '#/registry/typed-text.ts';
import { EndlessRendering, judgeCommits } from './endless-drawing.ts';
import { drewWithin, onCommit, type ReactRoot } from './react-commits.ts';

interface EndlessGuardProps {
  /** The part's own root, if it has one, which is not below this guard. */
  place?: RefObject<Element | null>;
  children: ReactNode;
}

/** Throws when the part below draws itself without end, unless a form of the page has unsaved text. */
export class EndlessGuard extends Component<EndlessGuardProps, { error: EndlessRendering | null }> {
  override state = { error: null as EndlessRendering | null };
  #stop = () => {};

  override componentDidMount() {
    this.#stop = onCommit(
      judgeCommits({
        isOfPart: this.#isOfPart,
        isSpared: hasUnsaved,
        onEndless: () => this.setState({ error: new EndlessRendering('draws itself without end') }),
        now: () => performance.now(),
      }),
    );
  }

  override componentWillUnmount() {
    this.#stop();
  }

  #isOfPart = (root: ReactRoot): boolean => {
    const { place } = this.props;
    return place ? place.current?.contains(root.containerInfo) === true : drewWithin(root.current, this);
  };

  override render() {
    if (this.state.error) throw this.state.error;
    return this.props.children;
  }
}
