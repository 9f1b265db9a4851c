import type { Path } from './diagnostics.ts';

/** Splits a JSON pointer into steps; indexes become numbers. */
export function pointerToPath(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => (step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
