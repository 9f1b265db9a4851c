import { Hatch } from '../charts/hatch.tsx';

/** Twelve months as every chart here draws them: seven that were, five that will be, and the target. */
export function MenuIllustration({ id }: { id: string }) {
  return (
    <svg viewBox="0 0 284 88" width="284" height="88" aria-hidden="true">
      <defs>
        <Hatch id={id} />
      </defs>
      <path
        d="M0 88V60H20V88M24 88V54H44V88M48 88V57H68V88M72 88V46H92V88M96 88V41H116V88M120 88V44H140V88M144 88V33H164V88"
        fill="var(--color-text)"
      />
      <path
        d="M168.5 87.5V29.5H187.5V87.5ZM192.5 87.5V23.5H211.5V87.5ZM216.5 87.5V19.5H235.5V87.5ZM240.5 87.5V11.5H259.5V87.5ZM264.5 87.5V5.5H283.5V87.5Z"
        fill={`url(#${id})`}
        stroke="var(--color-accent)"
      />
      <path d="M0 26H284" stroke="var(--color-target-line)" strokeWidth="2" strokeDasharray="4 3" />
    </svg>
  );
}
