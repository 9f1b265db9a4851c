import sprite from 'virtual:icon-sprite';
import type { Icon as IconName, Logo } from '../../schema/generated/types.ts';

interface IconProps {
  /** The name of an icon, or of a company's logo. */
  name: IconName | `logo-${Logo}`;
  size?: string;
}

/** An icon in the colour and size of the text beside it. Hidden from screen readers. */
export function Icon({ name, size = '1.25em' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
