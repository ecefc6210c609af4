import { chakra } from '@academy/shared-ui';

/** The first thing that the keyboard reaches: it skips the menu. */
const Link = chakra('a', {
  base: {
    position: 'fixed',
    insetBlockStart: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    padding: '3',
    borderRadius: 'control',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'medium',
    transform: 'translateY(-200%)',
    // Moved above the window it would be in a screenshot of the whole page.
    clipPath: 'inset(50%)',
    _focus: { transform: 'none', clipPath: 'none' },
  },
});

export function SkipLink({ children }: { children: string }) {
  const skip = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const main = document.getElementById('main');
    main?.focus();
    main?.scrollIntoView();
  };
  return (
    <Link href="#main" onClick={skip}>
      {children}
    </Link>
  );
}
