import { styled } from 'styled-components';
import { Icon } from './icon.tsx';
import { useSite } from './site.tsx';

const Label = styled.label`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--radius-control);
  cursor: pointer;

  > * {
    grid-area: 1 / 1;
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--color-accent);
    outline-offset: 2px;
  }

  input {
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: inherit;
  }

  input:checked ~ [data-pause],
  input:not(:checked) ~ [data-play] {
    display: none;
  }

  /* Nothing is animated then. */
  @media (prefers-reduced-motion: reduce), print {
    display: none;
  }
`;

/** A checkbox that stops animations: their styles follow it. */
export function PauseBox() {
  const { words } = useSite();
  return (
    <Label>
      <input type="checkbox" aria-label={words.pause} />
      <span data-pause="">
        <Icon name="pause" />
      </span>
      <span data-play="">
        <Icon name="play" />
      </span>
    </Label>
  );
}
