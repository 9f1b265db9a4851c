import { styled } from 'styled-components';
import type { Link as LinkData } from '../../schema/generated/types.ts';
import { Icon } from './icon.tsx';

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  justify-self: start;
  min-height: 2.75rem;
  color: var(--color-text);
  font-weight: 600;
  text-underline-offset: 0.3em;

  &:hover svg {
    translate: 3px;
  }

  svg {
    transition: translate 120ms var(--ease);
  }
`;

interface ArrowLinkProps extends LinkData {
  /** The id of what the link is about, if its label does not say it. */
  describedBy?: string;
}

/** A link on its own line, less prominent than a button. */
export function ArrowLink({ href, label, describedBy }: ArrowLinkProps) {
  return (
    <Anchor href={href} aria-describedby={describedBy}>
      {label}
      <Icon name="arrow-right" />
    </Anchor>
  );
}
