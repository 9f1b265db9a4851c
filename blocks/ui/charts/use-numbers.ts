import { useSite } from '../site.tsx';
import { createNumbers, type Numbers } from './numbers.ts';

/** Returns functions that format numbers in the language of the site. */
export const useNumbers = (): Numbers => createNumbers(useSite().numbers);
