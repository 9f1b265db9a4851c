import { properties as demoRequest } from '../../../schema/requests/demo-request.json';
import { properties as emailSignup } from '../../../schema/requests/email-signup.json';

/** Every field that the server takes. What is in several requests is the same in each. */
const fields = { ...demoRequest, ...emailSignup };

/** The name of a field that the server takes. It refuses a form with any other. */
export type FieldName = keyof typeof fields;

/** Returns the number of characters that the server takes in a field; `undefined` if it has no limit. */
export const maxLengthOf = (name: string): number | undefined =>
  (fields as Record<string, { maxLength?: number }>)[name]?.maxLength;
