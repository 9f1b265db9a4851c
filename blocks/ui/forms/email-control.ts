import { emailPattern } from '../../../schema/requests/email-pattern.ts';

/** What every email field has. */
export const emailControl = { type: 'email', pattern: emailPattern, maxLength: 254 } as const;
