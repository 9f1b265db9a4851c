import sprite from 'virtual:icon-sprite';
import type { Icon as IconName } from '../../schema/generated/types.ts';

/** An icon of the set, in the colour and size of the text beside it. Says nothing to screen readers. */
export function Icon({ name, size = '1.25em' }: { name: IconName; size?: string }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
