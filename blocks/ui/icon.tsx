import sprite from 'virtual:icon-sprite';
import type { Icon as IconName, LogoMark } from '../../schema/generated/types.ts';

interface IconProps {
  /** Of the icon set, or the mark of a company. */
  name: IconName | `logo-${LogoMark}`;
  size?: string;
}

/** An icon, in the colour and size of the text beside it. Says nothing to screen readers. */
export function Icon({ name, size = '1.25em' }: IconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
