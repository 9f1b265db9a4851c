import { emailPattern } from '../../../schema/requests/email-pattern.ts';
import { maxLengthOf } from './sent-fields.ts';

/** What every email field has. */
export const emailControl = {
  type: 'email',
  pattern: emailPattern,
  maxLength: maxLengthOf('email'),
} as const;
