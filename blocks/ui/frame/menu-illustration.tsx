import type { ReactNode } from 'react';
import { hatch } from '../charts/hatch.tsx';

/** Draws seven past months as bars, five future ones, and the target. */
const bars = (): ReactNode => (
  <>
    <path
      d="M0 88V60H20V88M24 88V54H44V88M48 88V57H68V88M72 88V46H92V88M96 88V41H116V88M120 88V44H140V88M144 88V33H164V88"
      fill="var(--color-text)"
    />
    <path
      d="M168.5 87.5V29.5H187.5V87.5ZM192.5 87.5V23.5H211.5V87.5ZM216.5 87.5V19.5H235.5V87.5ZM240.5 87.5V11.5H259.5V87.5ZM264.5 87.5V5.5H283.5V87.5Z"
      fill={hatch}
      stroke="var(--color-accent)"
    />
    <path d="M0 26H284" stroke="var(--color-target-line)" strokeWidth="2" strokeDasharray="4 3" />
  </>
);

/** Draws a past line, three possible continuations, and the target. */
const paths = (): ReactNode => (
  <>
    <path d="M160 46L284 8V82Z" fill={hatch} opacity=".3" />
    <path d="M0 36H284" stroke="var(--color-target-line)" strokeWidth="2" strokeDasharray="4 3" />
    <path
      d="M0 80L32 70L64 73L96 58L128 60L160 46"
      fill="none"
      stroke="var(--color-text)"
      strokeWidth="2.5"
    />
    <path
      d="M160 46L284 8M160 46L284 40M160 46L284 82"
      fill="none"
      stroke="var(--color-accent)"
      strokeWidth="2.5"
      strokeDasharray="9 4"
    />
    <circle cx="160" cy="46" r="4.5" fill="var(--color-text)" />
  </>
);

const drawings = [bars, paths];

interface MenuIllustrationProps {
  /** The index of its menu. Neighbours have different illustrations. */
  index: number;
}

/** An illustration of twelve months in the style of the charts: past, future, and the target. */
export function MenuIllustration({ index }: MenuIllustrationProps) {
  return (
    <svg viewBox="0 0 284 88" width="284" height="88" aria-hidden="true">
      {drawings[index % drawings.length]?.()}
    </svg>
  );
}
