import sprite from 'virtual:icon-sprite';
import type { Icon as IconName, Logo } from '../../schema/generated/types.ts';

interface IconProps {
  /** Of the icon set, or the logo of a company. */
  name: IconName | `logo-${Logo}`;
  size?: string;
}

/** An icon, in the colour and size of the text beside it. Says nothing to screen readers. */
export function Icon({ name, size = '1.25em' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
