import paths from 'virtual:icons';
import { styled } from 'styled-components';
import type { Icon as IconName, Logo } from '../../schema/generated/types.ts';

const Drawing = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-filled] {
    fill: currentColor;
    fill-rule: evenodd;
    stroke: none;
  }
`;

interface IconProps {
  /** The name of an icon, or of a company's logo. */
  name: IconName | `logo-${Logo}`;
  size?: string;
}

/** An icon in the colour and size of the text beside it. Hidden from screen readers. */
export function Icon({ name, size = '1.25em' }: IconProps) {
  return (
    <Drawing
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-filled={name.startsWith('logo-') || undefined}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </Drawing>
  );
}
