import { useSite } from '../site.tsx';
import { createNumbers, type Numbers } from './numbers.ts';

/** Writes numbers as the language of the site does. */
export const useNumbers = (): Numbers => createNumbers(useSite().numbers);
