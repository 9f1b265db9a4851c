import type { SignupBoxBlock } from '../schema/generated/types.ts';
import { Closing } from './ui/closing.tsx';
import { SignupForm } from './ui/forms/signup-form.tsx';

/** The closing band of a page with an email field. */
export default function SignupBox(box: SignupBoxBlock) {
  return (
    <Closing {...box}>
      <SignupForm button={box.button} source={box.source} required={box.required} note={box.note} />
    </Closing>
  );
}
