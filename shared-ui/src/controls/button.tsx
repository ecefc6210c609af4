import type { ComponentProps, MouseEvent } from 'react';
import { Center } from '../layout/primitives.ts';
import { chakra } from '../theme/styled/chakra.ts';
import { buttonRecipe } from './button-recipe.ts';
import { Spinner } from './spinner.tsx';

const BaseButton = chakra('button', buttonRecipe);

export interface ButtonProps extends Omit<ComponentProps<typeof BaseButton>, 'square'> {
  /** The action is running: the button keeps its size and name, and ignores a second click. */
  loading?: boolean;
}

/** Prevents the form from being sent again, also by Enter. A disabled button would lose the focus to the page. */
const takeNothing = (event: MouseEvent) => event.preventDefault();

/** A button with a verb. `type` is `button` by default; with `asChild` a link gets the look. */
export function Button({ loading = false, disabled, children, type = 'button', onClick, ...rest }: ButtonProps) {
  const look = { ...rest, onClick: loading ? takeNothing : onClick };
  if (rest.asChild) return <BaseButton {...look}>{children}</BaseButton>;
  // A text alone in its element, with nothing inserted before it, is safe when a translation replaces it.
  const label = typeof children === 'string' ? <span>{children}</span> : children;
  const busy = loading && ({ 'aria-busy': true, 'aria-disabled': true } as const);
  return (
    <BaseButton type={type} disabled={disabled} {...busy} {...look}>
      {label}
      {loading && (
        <Center as="span" position="absolute" inset="0">
          <Spinner />
        </Center>
      )}
    </BaseButton>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<typeof BaseButton>, 'square' | 'aria-label'> {
  /** The effect of a click; screen readers cannot read the icon. */
  'aria-label': string;
}

/** A square button with only an icon. */
export function IconButton({ type = 'button', variant = 'ghost', ...rest }: IconButtonProps) {
  return <BaseButton type={type} variant={variant} square {...rest} />;
}
